import { testId as id, type PageObserver } from '../pageObserver.ts'
import type { WalletScreen } from '../reachScreen.ts'
import { waitUntil } from '../../../core/waitUntil.ts'

/**
 * The public test mnemonic of every local chain, and a password that protects nothing.
 * Never type any other secret into the wallet that this driver opens.
 */
export const phrase = 'test test test test test test test test test test test junk'
export const password = 'Touchstone-public-1'

/** Presses an element. `reachScreen` repeats a press that had no effect. */
const press = (selector: string) => async (observer: PageObserver) =>
  void (await observer.find({ selector }, { press: true, ms: 3000 }))

/** Selector of the screen of a locked wallet. */
export const lockScreen = id('unlock-password')

/** Types the password until the lock is gone. A page that re-renders loses the typed text. */
export async function typePassword(observer: PageObserver): Promise<void> {
  const isAccepted = async () => {
    await observer.page.locator(lockScreen).fill(password)
    if (!(await observer.find({ selector: id('unlock-submit') }, { press: true, ms: 2000 })))
      return false
    return observer.find({ selector: lockScreen }, { gone: true, ms: 10_000 })
  }
  await waitUntil(isAccepted, {
    otherwise: 'MetaMask did not take the password',
    timeout: 30_000,
  })
}

/** Selector of the menu on the wallet's own page when it is unlocked. */
export const homeMenu = id('account-options-menu-button')

/** Screens between a fresh profile and the wallet's page. Their order differs between versions. */
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
    name: 'metrics',
    shows: [id('metametrics-i-agree')],
    leave: press(`${id('metametrics-no-thanks')}, ${id('metametrics-i-agree')}`),
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
 * Types the phrase key by key. After the first space the single field becomes twelve, and letters that are
 * typed too fast get lost.
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
  // The wallet first derives its key, which takes some seconds on a loaded machine.
  await observer.find({ selector: id('create-password-new-input') }, { gone: true, ms: 20_000 })
}

/**
 * Presses the last button. If the button opens the side panel, the page stays as it is and must be reloaded.
 */
async function finishOnboarding(observer: PageObserver): Promise<void> {
  const button = { selector: id('onboarding-complete-done') }
  await observer.find(button, { press: true, ms: 5000 })
  if (!(await observer.find({ selector: id('wallet-ready') }, { gone: true, ms: 3000 })))
    await observer.page.reload()
}

/** Buttons of a prompt. Every prompt shows one of these pairs. */
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
  /** In "We've noticed multiple requests": the last button rejects only this request. */
  rejectThisOne: '.mm-modal-footer__button',
}

/** Elements of a prompt that show a warning. */
export const warnings = {
  banner: id('confirm-banner-alert'),
  /** The confirm button while the user must review a danger first. Alerts beside rows are less severe. */
  review: ['Review alert', 'Review alerts'].map((text) => ({
    selector: id('confirm-footer-button'),
    text,
  })),
  dialog: id('alert-modal__selected-alert'),
}

/** Pattern of the address of a prompt, which contains the id of its request. A suggested token has no id. */
export const promptAddress = '#/?([a-z-]+/[^/?]+|confirm-add-suggested)'

/** Pattern of the address of a connection's first screen, where accounts and chains are chosen. */
export const connectionAddress = '#/?connect/[^/]+$'

/** Returns the request in an address. */
export function requestOf(hash: string): string {
  const [, place = '', name = ''] = /#\/?([a-z-]+)(?:\/([^/?]+))?/.exec(hash) ?? []
  return place.startsWith('confirm-add-suggested') ? place : name
}

/** A page of the wallet whose address depends on the version. */
export type Place = {
  name: string
  /** Addresses by the origin of a site, oldest first: later versions reject the old ones immediately. */
  addresses: readonly ((origin: string) => string)[]
  /** Selector of an element that is only on this page. */
  shows: string
}

/** In 13.13.1 this test id belongs to another setting. */
const servicesToggle = `[data-testid="advanced-setting-show-testnet-conversion"] .toggle-button, .toggle-button:has(${id('basic-functionality-toggle')})`

export const places = {
  site: {
    name: 'site',
    addresses: [
      (origin) => `#review-permissions/${encodeURIComponent(origin)}`,
      (origin) => `#review-permissions?origin=${encodeURIComponent(origin)}`,
    ],
    shows: id('connections-page'),
  },
  services: {
    name: 'services',
    addresses: [() => '#settings/security', () => '#settings/privacy'],
    shows: servicesToggle,
  },
} satisfies Record<string, Place>

/** Selector of the page that MetaMask shows after an error in one of its pages. */
export const errorPage = id('error-page-title')

export const selectors = {
  lock: id('global-menu-lock'),
  /** "Basic functionality". */
  services: {
    toggle: servicesToggle,
    isOn: `:is(${servicesToggle}).toggle-button--on`,
    understood: '#basic-configuration-checkbox',
    off: id('basic-configuration-modal-toggle-button'),
  },
  accounts: {
    add: id('add-multichain-account-button'),
    /** Cell of the i-th account of the mnemonic. Other test ids with this prefix are parts of the cell. */
    cell: (index: number) =>
      `[data-testid^="multichain-account-cell-entropy"][data-testid$="/${index}"]`,
    edit: id('edit'),
    update: id('connect-more-accounts-button'),
  },
  networks: {
    open: id('sort-by-networks'),
    item: (chainId: number) => id(`network-list-item-eip155:${chainId}`),
    items: '[data-testid^="network-list-item-eip155:"]',
    /** The two tabs of the list. */
    tabs: { popular: 'Popular', custom: 'Custom' },
    permissionsTab: id('permissions-tab'),
    row: id('network-list-item-undefined'),
    update: id('connect-more-chains-button'),
    /** Names of the networks, for lists without ids. */
    names: { 1: 'Ethereum', 56: 'BNB Chain', 8453: 'Base' } as Record<number, string>,
  },
  site: {
    permission: id('site-cell-connection-list-item'),
    /** MetaMask really spells it `data-test-id`. */
    disconnect: '[data-test-id="disconnect-all"]',
    confirm: id('disconnect-all'),
  },
}
