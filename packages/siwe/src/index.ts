export { createAuthenticationAdapter } from './createAuthenticationAdapter.ts'
export { createDeviceAdapter } from './createDeviceAdapter.ts'
export { createHttpAdapter } from './createHttpAdapter.ts'
export { createMessage } from './createMessage.ts'
export { verifySiweMessage } from './verifySiweMessage.ts'
export { SignInError, type SignInReason } from './SignInError.ts'
export type {
  AuthenticationAdapter,
  MessageFields,
  SignedMessage,
} from './AuthenticationAdapter.ts'
export type { Session } from './Session.ts'
