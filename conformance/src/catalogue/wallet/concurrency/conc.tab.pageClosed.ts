import { check } from '../../../engine/check.ts'
import { all, prompts, result } from '../judges.ts'
import { isAddresses } from '../shapes.ts'
import { ask, need, prompt, request, settle, there, user } from '../steps.ts'

export default check('conc.tab.pageClosed', {
  script: [
    user('openPage', 'tab'),
    ...there('tab', [request('lost', 'eth_requestAccounts')]),
    prompt('lost'),
    need({ prompted: 'lost' }, '1102.request.prompts'),
    user('closePage', 'tab'),
    request('next', 'eth_requestAccounts'),
    // What comes later is answered: the wallet has heard of this before a person presses in the old prompt.
    ...ask('trip', 'eth_chainId'),
    prompt('next'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('next'),
  ],
  judge: all(
    result('next', isAddresses, 'accounts for the page that is there'),
    prompts('next', (open) => open <= 1, 'one prompt: that of the closed page is gone'),
  ),
})
