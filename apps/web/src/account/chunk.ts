// The door of the account's chunk: one file is fetched for all that is shown of an account.
export { AccountDetails } from './AccountDetails.tsx'
export { NativeBalance } from '../holdings/NativeBalance.tsx'
