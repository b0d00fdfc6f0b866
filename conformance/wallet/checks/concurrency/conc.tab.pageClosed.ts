import { defineCheck } from '../../../core/defineCheck.ts'
import { all, prompts, result } from '../../judges.ts'
import { isAddresses } from '../../valuePredicates.ts'
import { ask, need, prompt, request, settle, inPage, user } from '../../steps.ts'

export default defineCheck({
  id: 'conc.tab.pageClosed',
  title: 'Closes the prompt of a closed page and answers the next page',
  group: 'P. Concurrency and pending prompts',
  level: 'SHOULD',
  basis: 'spec',
  spec: 'practice',
  stimulus: 'open a prompt, close the tab',
  expected: 'prompt disappears; next tab not -32002',
  action: 'dismiss',
  auto: 'X',

  script: [
    user('openPage', 'tab'),
    ...inPage('tab', [request('lost', 'eth_requestAccounts')]),
    prompt('lost'),
    need({ prompted: 'lost' }, '1102.request.prompts'),
    user('closePage', 'tab'),
    request('next', 'eth_requestAccounts'),
    // The response to this later request proves that the wallet has received `next`, before the user acts in
    // the prompt of the closed page.
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
