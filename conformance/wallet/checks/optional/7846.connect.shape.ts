import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import { defineOptionalCheck } from '../defineCheckOfGroup.ts'
import { isAddress, isList, isObject, result } from '../../judges.ts'
import { approve } from '../../steps.ts'

export default defineOptionalCheck({
  id: '7846.connect.shape',
  title: 'Returns accounts with addresses and capabilities from wallet_connect',
  level: 'MAY',
  spec: '7846 wallet_connect (Draft)',
  stimulus: 'wallet_connect [{version:"1"}]',
  expected: '{accounts:[{address,capabilities}]}',
  action: 'approve',

  feature: 'eip-7846',
  script: approve('connect', 'wallet_connect', [{ version: '1' }]),
  judge: result('connect', hasAccounts, 'accounts, each with its address and capabilities'),
})

function hasAccounts(value: SerializedValue): boolean {
  const accounts = valueAt(value, 'accounts')
  return isList(accounts) && accounts.length > 0 && accounts.every(isAccount)
}

const isAccount = (value: SerializedValue): boolean =>
  isAddress(valueAt(value, 'address')) && isObject(valueAt(value, 'capabilities'))
