import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { all, isAddresses, prompts, result } from '../../judges.ts'
import { approvePrompt, ask, inPage, need, prompt, request, user } from '../../steps.ts'

export default defineConcurrencyCheck({
  id: 'conc.tab.pageClosed',
  title: 'Closes the prompt of a closed page and answers the next page',
  level: 'SHOULD',
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
    ...approvePrompt('next'),
  ],
  judge: all(
    result('next', isAddresses, 'accounts for the page that is there'),
    prompts('next', (open) => open <= 1, 'one prompt: that of the closed page is gone'),
  ),
})
