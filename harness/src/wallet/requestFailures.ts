import { toHex } from './hex.ts'
import type { FailureName, Json } from './types.ts'

/** Reason why a request fails. Personas and quirks decide which code, message and data each reason has. */
export type FailureKind =
  | FailureName
  /** The user closed the prompt's window without an answer. */
  | 'dismissed'
  /** The wallet cancelled the prompt, because the chain changed or the site was disconnected. */
  | 'cancelled'
  /** The node of the requested chain is unreachable, while those of other chains can be reached. */
  | 'chainDisconnected'
  /** The provider is disconnected: error of the `disconnect` event. No request fails with this reason. */
  | 'lost'
  /** The argument of `request()` is not an object with a valid `method` and `params`. */
  | 'invalidRequest'
  /** The node of the chain returned an error. */
  | 'node'
  /** A failure whose code and message the method sets, such as those of EIP-5792. */
  | 'method'

/** Details of a failure. The texts of a persona insert them into the message and the data. */
export type About = {
  method?: string | undefined
  origin?: string | undefined
  chainId?: number | undefined
  /** Method of the earlier request whose prompt is still open, for the failure `pending`. */
  open?: string | undefined
  /** Error code that the node returned. */
  code?: number | undefined
  /** Reason of the failure in a few words. */
  why?: string | undefined
}

/** Code, message and data of a failure, fixed or derived from its details. */
export type FailureText = {
  code: number
  message: string | ((about: About) => string)
  data?: Json | ((about: About) => Json | undefined)
}

/** Code, message or data of one failure instead of those of its kind. */
type Override = {
  code?: number | string | undefined
  message?: string | undefined
  data?: Json | undefined
}

/** Failure of a request inside the engine. The persona converts it to the error that the dapp catches. */
export class Failure extends Error {
  override name = 'Failure'
  kind: FailureKind
  about: About
  code: number | string | undefined
  data: Json | undefined

  constructor(kind: FailureKind, about: About, override: Override & { message: string }) {
    super(override.message)
    this.kind = kind
    this.about = about
    this.code = override.code
    this.data = override.data
  }
}

/** Whether a value is a failure. Each of the two scripts of a page has its own class, so `instanceof` cannot tell. */
export const isFailure = (value: unknown): value is Failure =>
  value instanceof Error && value.name === 'Failure'

const userRejected = { code: 4001, message: 'User rejected the request.' }

/** Codes and messages of the standards: EIP-1193 (Provider Errors), EIP-1474, EIP-3326. */
export const standardFailures: Record<FailureKind, FailureText> = {
  userRejected,
  dismissed: userRejected,
  cancelled: {
    code: 4001,
    message: 'User rejected the request. The wallet withdrew it because its chain changed.',
  },
  unauthorised: {
    code: 4100,
    message: 'The requested account and/or method has not been authorized by the user.',
  },
  locked: { code: 4100, message: 'The wallet is locked. Unlock it and try again.' },
  unsupported: {
    code: 4200,
    message: ({ method }) => `The provider does not support the method "${method}".`,
  },
  disconnected: { code: 4900, message: 'The provider is disconnected from all chains.' },
  chainDisconnected: {
    code: 4901,
    message: ({ chainId }) => `The provider is disconnected from the chain ${toHex(chainId ?? 0)}.`,
  },
  unknownChain: {
    code: 4902,
    message: ({ chainId }) =>
      `Unrecognized chain ID "${toHex(chainId ?? 0)}". Try adding the chain using wallet_addEthereumChain first.`,
  },
  pending: {
    code: -32002,
    message: ({ method }) => `A request "${method}" is already pending. Please wait.`,
  },
  // WebSocket close code "try again later" (registry of RFC 6455), because the wallet continues to connect.
  lost: { code: 1013, message: 'Disconnected from all chains. Attempting to connect.' },
  invalidRequest: { code: -32600, message: ({ why }) => why ?? 'Invalid request.' },
  invalidParams: {
    code: -32602,
    message: ({ method, why }) => `Invalid parameters of "${method}": ${why ?? 'malformed'}.`,
  },
  internal: { code: -32603, message: ({ why }) => why ?? 'Internal error.' },
  // Code 5750 is in the section "Error Codes" of EIP-5792.
  upgradeRejected: { code: 5750, message: 'User rejected the upgrade.' },
  node: { code: -32603, message: ({ why }) => why ?? 'The node answered an error.' },
  method: { code: -32603, message: ({ why }) => why ?? 'The method failed.' },
}

/** Creates `fail`. The texts of the persona replace those of the standards, and `override` replaces both. */
export const createFailures =
  (texts: Partial<Record<FailureKind, FailureText>>) =>
  (kind: FailureKind, about: About = {}, override: Override = {}): Failure => {
    const text = texts[kind] ?? standardFailures[kind]
    const message = typeof text.message === 'function' ? text.message(about) : text.message
    const data = typeof text.data === 'function' ? text.data(about) : text.data
    return new Failure(kind, about, {
      code: override.code ?? text.code,
      message: override.message ?? message,
      // `null` is valid data: the malformed argument that a dapp passed to `request()`.
      data: override.data === undefined ? data : override.data,
    })
  }

/** Creates the failure of a request, with the code and the message of the persona. */
export type Fail = ReturnType<typeof createFailures>

/** Creates a failure with this code and message instead of those of the persona. */
export const failWith = (
  { fail }: { fail: Fail },
  code: number,
  message: string,
  data?: Json,
): Failure => fail('method', {}, { code, message, data })

/** Creates the failure of a request whose params are malformed. */
export const refuseParams = (
  { method }: { method: string },
  { fail }: { fail: Fail },
  why: string,
): Failure => fail('invalidParams', { method, why })
