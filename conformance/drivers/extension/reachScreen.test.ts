import { expect, test } from 'vitest'
import { isUsageError } from '../../core/UsageError.ts'
import { onboardingScreens } from './metamask/screens.ts'
import { createPageObserver, testId } from './pageObserver.ts'
import { reachScreen, type WalletScreen } from './reachScreen.ts'
import { openDomPage } from './testing/domPage.ts'

/** Opens a page that shows these screens in sequence. The button of each screen leads to the next one. */
async function open(...testIds: string[]) {
  const { page, window } = openDomPage('', 'https://wallet/home.html#/onboarding/next')
  const { document } = window
  const showNext = () => {
    const button = document.createElement('button')
    button.dataset['testid'] = testIds.shift() ?? ''
    button.addEventListener('click', showNext)
    document.body.replaceChildren(button)
  }
  showNext()
  return createPageObserver(page)
}

const press = (id: string): WalletScreen => ({
  name: id,
  shows: [testId(id)],
  leave: async (observer) =>
    void (await observer.find({ selector: testId(id) }, { press: true, ms: 0 })),
})
const goal: WalletScreen = { name: 'goal', shows: [testId('goal')] }
const options = { wallet: 'MetaMask', goals: ['goal'], timeout: 0, leaving: 0 }

test('leaves screens in any order until the goal is shown', async () => {
  const observer = await open('second', 'first', 'goal')
  const reached = await reachScreen(observer, [press('first'), press('second'), goal], options)
  expect(reached).toBe('goal')
})

test('describes an unknown screen in one line, with what to do', async () => {
  const observer = await open('passkey-maybe-later-button')
  const screens = onboardingScreens.filter(({ name }) => name !== 'passkey')
  const error: unknown = await reachScreen(observer, screens, options).catch((one: unknown) => one)
  expect(isUsageError(error)).toBe(true)
  expect((error as Error).message).toMatch(
    /^MetaMask shows a screen that its driver does not know: home\.html#\/onboarding\/next, test ids passkey-maybe-later-button, see .*\.png\. Add it to the screens of the driver\.$/,
  )
})

test('describes a screen without test ids by its headings and buttons', async () => {
  const { page } = openDomPage('<h2>News</h2><button>Got it</button>', 'https://wallet/home.html')
  const reached = reachScreen(await createPageObserver(page), [goal], options)
  await expect(reached).rejects.toThrow('headings and buttons News, Got it')
})

test('throws if a screen does not go away', async () => {
  const observer = await open('first')
  const stuck: WalletScreen = { name: 'first', shows: [testId('first')] }
  await expect(reachScreen(observer, [stuck, goal], options)).rejects.toThrow(
    'MetaMask stays on the screen "first"',
  )
})
