import { expect, test } from 'vitest'
import { openDomPage } from '../testing/domPage.ts'
import { openHomePage } from './homePage.ts'

test.each([
  ['immediately', 1],
  ['some moments later', 3],
])(
  'can use a page that showed the lock after the wallet is unlocked elsewhere (noticed %s)',
  async (_, hears) => {
    const { home, gone, pressed } = await wallet({ hears })
    await home.lock()
    await home.selectAccount(1)
    expect({ gone, pressed }).toEqual({
      gone: ['#', ...Array.from({ length: hears }, () => '#account-list')],
      pressed: ['menu', 'lock', 'account'],
    })
  },
)

/**
 * Opens a page like MetaMask's own page, in jsdom, with a button that locks the wallet. After the lock, the
 * page shows the password screen until its navigation number `hears`. At each navigation before, the page is
 * empty for a moment and then shows that screen again.
 */
async function wallet({ hears }: { hears: number }) {
  const { window, page } = openDomPage('', 'https://wallet/home.html')
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
  Object.assign(page, { goto })
  return { home: await openHomePage(page, 'wallet'), gone, pressed }
}
