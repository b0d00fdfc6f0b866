import type { RpcCall } from './feeCorrections.ts'
import { limitGas } from './limitGas.ts'
import type { Calls } from './parseCalls.ts'

/** Serializes calls for the node. Duplicate keys in the original text could hide a method from the gate. */
export const serializeCalls = ({ list, batch }: Calls): string => {
  const texts = list.map(serializeCall)
  return batch ? `[${texts.join()}]` : texts[0]!
}

const serializeCall = (call: RpcCall): string =>
  // Anvil's parser replaces an object with a key `$serde_json::…` by the JSON in its value, in which a higher gas
  // could hide.
  // https://github.com/serde-rs/json/blob/v1.0.140/src/raw.rs
  JSON.stringify(limitGas(call), (key, value: unknown) =>
    key.startsWith('$serde_json::') ? undefined : value,
  )
