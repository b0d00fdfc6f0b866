import type { SerializedError, SerializedValue } from '../core/serialize.ts'
import type { Transcript } from '../core/transcript.ts'
import { outcome, walletUnderTest } from './readTranscript.ts'

/** Returns whether a value is a QUANTITY (EIP-1474): 0x, then a number without leading zeros. */
export const isQuantity = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$/.test(value)

export const isHex = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)

/**
 * Returns whether a call returned any value but null, undefined or another value that JSON lacks. Other checks
 * judge its form.
 */
export const isAnswer = (value: SerializedValue): boolean =>
  value !== null && !(typeof value === 'object' && '$' in value)

export const isAddress = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

export const isHash = (value: SerializedValue | undefined): boolean =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)

export const isList = (value: SerializedValue | undefined): value is readonly SerializedValue[] =>
  Array.isArray(value)

export const isAddresses = (value: SerializedValue | undefined): boolean =>
  isList(value) && value.every(isAddress)

/**
 * Returns whether two lists contain the same addresses in the same order, in any letter case (EIP-55 or lower).
 */
export const sameAddresses = (
  a: SerializedValue | undefined,
  b: SerializedValue | undefined,
): boolean =>
  isList(a) &&
  isList(b) &&
  a.length === b.length &&
  a.every((item, i) => lower(item) === lower(b[i]))

/** Returns a test for whether a result is the list of accounts that the call `id` returned. */
export const sameAccountsAs =
  (id: string) =>
  (value: SerializedValue, transcript: Transcript): boolean => {
    const before = outcome(transcript, id)
    return before.kind === 'result' && sameAddresses(value, before.value)
  }

export const lower = (value: SerializedValue | undefined): SerializedValue =>
  typeof value === 'string' ? value.toLowerCase() : (value ?? null)

/** Returns whether an error has the code and the message of a ProviderRpcError (EIP-1193). */
export const isProviderRpcError = (error: SerializedError): boolean =>
  Number.isInteger(error.code) && typeof error.message === 'string' && error.message.length > 0

/** Codes that no malformed request may get, because they name reasons that did not occur. */
export const unrelatedCodes = [4001, 4100, 4900, 4901, 4902, -32002, -32005] as const

/** Returns whether a text contains an account of the wallet, in any letter case. */
export const containsAccount = (text: string, transcript: Transcript): boolean =>
  walletUnderTest(transcript).accounts.some((address) =>
    text.toLowerCase().includes(address.slice(2).toLowerCase()),
  )
