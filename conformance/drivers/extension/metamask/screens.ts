import { testId as id, type PageObserver } from '../pageObserver.ts'
import type { WalletScreen } from '../reachScreen.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { password, phrase } from '../testWallet.ts'

/** Returns a function that presses an element. `reachScreen` repeats a press that had no effect. */
const press = (selector: string) => async (observer: PageObserver) =>
  void (await observer.find({ selector }, { press: true, ms: 3000 }))

/** Selector of the screen of a locked wallet. */
const lockScreen = id('unlock-password')

/** Types the password until the lock screen is gone. If the page re-renders, the typed text is lost. */
export async function typePassword(observer: PageObserver): Promise<void> {
  const isAccepted = async () => {
    await observer.page.locator(lockScreen).fill(password)
    if (!(await observer.find({ selector: id('unlock-submit') }, { press: true, ms: 2000 })))
      return false
    return observer.find({ selector: lockScreen }, { gone: true, ms: 10_000 })
  }
  await waitUntil(isAccepted, {
    timeoutMessage: 'MetaMask did not take the password',
    timeout: 30_000,
  })
}

/** Selector of the menu that the wallet's own page shows when the wallet is unlocked. */
const homeMenu = id('account-options-menu-button')

/**
 * Screens that MetaMask shows between a fresh profile and the wallet's page, in an order that differs between
 * versions.
 */
export const onboardingScreens: readonly WalletScreen[] = [
  { name: 'wallet', shows: [homeMenu] },
  { name: 'lock', shows: [lockScreen], leave: typePassword },
  { name: 'recovery phrase', shows: [id('srp-input-import__srp-note')], leave: typePhrase },
  { name: 'password', shows: [id('create-password-new-input')], leave: choosePassword },
  {
    name: 'passkey',
    shows: [id('passkey-maybe-later-button')],
    leave: press(id('passkey-maybe-later-button')),
  },
  {
    // Some versions offer nothing else. The driver turns the usage data off afterwards.
    name: 'metrics',
    shows: [id('metametrics-i-agree')],
    leave: press(id('metametrics-i-agree')),
  },
  {
    name: 'completion',
    shows: [id('wallet-ready'), id('onboarding-complete-done')],
    leave: finishOnboarding,
  },
  {
    name: 'pin the extension',
    shows: [id('pin-extension-done'), id('pin-extension-next')],
    leave: press(`${id('pin-extension-done')}, ${id('pin-extension-next')}`),
  },
  {
    name: 'ways to import',
    shows: [id('onboarding-import-with-srp-button')],
    leave: press(id('onboarding-import-with-srp-button')),
  },
  {
    name: 'welcome',
    shows: [id('onboarding-import-wallet')],
    leave: press(id('onboarding-import-wallet')),
  },
]

/**
 * Types the mnemonic key by key. After the first space, MetaMask replaces the single field by twelve, and loses
 * letters that are typed too fast.
 */
async function typePhrase({ page }: PageObserver): Promise<void> {
  const [first = '', ...others] = phrase.split(' ')
  const note = page.locator(id('srp-input-import__srp-note'))
  await note.focus()
  await note.pressSequentially(`${first} `, { delay: 30 })
  await page.locator(id('import-srp__srp-word-1')).focus()
  await page.keyboard.type(others.join(' '), { delay: 30 })
  await page.locator(`${id('import-srp-confirm')}:enabled`).click()
}

async function choosePassword(observer: PageObserver): Promise<void> {
  const { page } = observer
  await page.locator(id('create-password-new-input')).fill(password)
  await page.locator(id('create-password-confirm-input')).fill(password)
  await observer.press(id('create-password-terms'))
  await observer.press(id('create-password-submit'))
  // The wallet first derives a key from the password, which takes some seconds on a loaded machine.
  await observer.find({ selector: id('create-password-new-input') }, { gone: true, ms: 20_000 })
}

/**
 * Presses the last button of the onboarding. If the button opens the side panel, the page does not change and
 * must be reloaded.
 */
async function finishOnboarding(observer: PageObserver): Promise<void> {
  const button = { selector: id('onboarding-complete-done') }
  await observer.find(button, { press: true, ms: 5000 })
  if (!(await observer.find({ selector: id('wallet-ready') }, { gone: true, ms: 3000 })))
    await observer.page.reload()
}

/** Buttons of a prompt. Every prompt shows one button to approve and one to reject. */
export const promptButtons = {
  approve: [
    id('confirm-btn'),
    id('confirm-footer-button'),
    id('page-container-footer-next'),
    id('confirmation-submit-button'),
  ].join(', '),
  reject: [
    id('cancel-btn'),
    id('confirm-footer-cancel-button'),
    id('page-container-footer-cancel'),
    id('confirmation-cancel-button'),
  ].join(', '),
  /**
   * Button in the dialog "We've noticed multiple requests". The last such button rejects only the present
   * request.
   */
  rejectThisOne: '.mm-modal-footer__button',
}

/** Elements of a prompt that show a warning. */
export const warnings = {
  banner: id('confirm-banner-alert'),
  /**
   * The confirm button in a prompt whose danger the user must review first. MetaMask shows less severe alerts
   * beside the rows of the prompt.
   */
  review: ['Review alert', 'Review alerts'].map((text) => ({
    selector: id('confirm-footer-button'),
    text,
  })),
  dialog: id('alert-modal__selected-alert'),
}

/**
 * Pattern of the address of a prompt, which contains the id of its request. The prompt for a suggested token
 * has no id.
 */
export const promptAddress = '#/?([a-z-]+/[^/?]+|confirm-add-suggested)'

/** Pattern of the address of a connect prompt's first screen, where the user chooses accounts and chains. */
export const connectionAddress = '#/?connect/[^/]+$'

/**
 * Returns the id of the request in the address of a prompt. For a suggested token, returns the name of the
 * prompt.
 */
export function requestOf(hash: string): string {
  const [, place = '', name = ''] = /#\/?([a-z-]+)(?:\/([^/?]+))?/.exec(hash) ?? []
  return place.startsWith('confirm-add-suggested') ? place : name
}
