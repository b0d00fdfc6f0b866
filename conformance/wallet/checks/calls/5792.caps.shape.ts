import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { homeChain } from '../../steps.ts'
import { askCapabilities } from './capabilities.ts'

export default defineCheck({
  id: '5792.caps.shape',
  title: 'Returns the capabilities as objects keyed by hex chain id',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792 §getCapabilities: object keyed by hex chainId',
  stimulus: '[addr,["0x38"]]',
  expected: '{"0x38":{…}}',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-5792',
  script: askCapabilities,
  judge: result(
    'caps',
    (value) => isPlain((value as Data | null)?.[homeChain]),
    'an object by chain id in hex',
  ),
})

type Data = { [key: string]: SerializedValue }
const isPlain = (value: SerializedValue | undefined) =>
  typeof value === 'object' && value !== null && !isList(value)
