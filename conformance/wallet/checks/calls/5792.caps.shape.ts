import { valueAt } from '../../../core/serialize.ts'
import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { isList, isObject, result } from '../../judges.ts'
import { homeChain } from '../../requestParams.ts'
import { askCapabilities } from './atomicCapability.ts'

export default defineCallsCheck({
  id: '5792.caps.shape',
  title: 'Returns the capabilities as objects keyed by hex chain id',
  level: 'MUST',
  spec: '5792 §getCapabilities: object keyed by hex chainId',
  stimulus: '[addr,["0x38"]]',
  expected: '{"0x38":{…}}',

  script: askCapabilities,
  judge: result(
    'caps',
    (value) => isObject(valueAt(value, homeChain)) && !isList(valueAt(value, homeChain)),
    'an object by chain id in hex',
  ),
})
