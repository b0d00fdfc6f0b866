import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './install.ts'
import { drawnPage } from './testing/drawnPage.ts'

type Home = { lock: () => Promise<void>; selectAccount: (index: number) => Promise<void> }

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { openHome } = (await import(`${folder}src/wallet/home.ts`)) as {
  openHome: (page: object, extensionId: string, selectors: object) => Promise<Home>
}
const { v13 } = (await import(`${folder}src/selectors/v13.ts`)) as { v13: object }

test.each([
  ['at once', 1],
  ['some moments later', 3],
])('the page that was locked is used again when it hears %s that it is not', async (_, hears) => {
  const { home, gone, pressed } = await wallet({ hears })
  await home.lock()
  await home.selectAccount(1)
  expect({ gone, pressed }).toEqual({
    gone: ['#', ...Array.from({ length: hears }, () => '#account-list')],
    pressed: ['menu', 'lock', 'account'],
  })
})

/**
 * MetaMask's own page, where a press on its lock locks it. That it was unlocked elsewhere it hears by the time that it is
 * led somewhere for the n-th time; until then it goes back to the lock, by way of nothing.
 */
async function wallet({ hears }: { hears: number }) {
  const { window } = new JSDOM('', { runScripts: 'outside-only', url: 'https://wallet/home.html' })
  onTestFinished(() => window.close())
  const { document } = window
  const gone: string[] = []
  const pressed: string[] = []
  const button = (testId: string, name: string) => {
    const made = document.createElement('button')
    made.dataset['testid'] = testId
    made.addEventListener('click', () => pressed.push(name))
    return made
  }
  const lock = button('global-menu-lock', 'lock')
  const menu = button('account-options-menu-button', 'menu')
  const account = button('multichain-account-cell-entropy:1/1', 'account')
  const password = button('unlock-password', 'password')
  let left = 0
  lock.addEventListener('click', () => {
    left = hears
    document.body.replaceChildren(password)
  })
  const goto = async (url: string) => {
    gone.push(url.split('home.html')[1] ?? url)
    left -= 1
    if (left <= 0) return document.body.replaceChildren(menu, lock, account)
    document.body.replaceChildren()
    setTimeout(() => document.body.replaceChildren(password), 60)
  }
  const page = { ...drawnPage(window), goto, setDefaultTimeout: () => undefined }
  return { home: await openHome(page, 'wallet', v13), gone, pressed }
}
