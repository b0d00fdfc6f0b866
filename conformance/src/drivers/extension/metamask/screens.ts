import { testId as id, type PageObserver } from '../pageObserver.ts'
import type { WalletScreen } from '../screens.ts'
import { password, phrase } from './secrets.ts'

/** Presses an element; a press that is lost is repeated by `reachScreen`. */
const press = (selector: string) => async (observer: PageObserver) =>
  void (await observer.find({ selector }, { press: true, ms: 3000 }))

/** The screen of a locked wallet. */
export const lockScreen = id('unlock-password')

/** Types the password until the lock is gone: a page that is redrawn meanwhile loses what was typed. */
export async function typePassword(observer: PageObserver): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    await observer.page.locator(lockScreen).fill(password)
    if (!(await observer.find({ selector: id('unlock-submit') }, { press: true, ms: 2000 })))
      continue
    if (await observer.find({ selector: lockScreen }, { gone: true, ms: 10_000 })) return
  }
  throw new Error('MetaMask did not take the password within 30 s.')
}

/** The wallet's own page when it is unlocked. */
export const homeMenu = id('account-options-menu-button')

/** Screens between a fresh profile and the wallet's page, in no fixed order: versions differ in it. */
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

/** Types the phrase key by key: after the first space the one field becomes twelve, and a fast typist loses letters. */
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
  // The wallet derives its key first, which takes some seconds on a loaded machine.
  await observer.find({ selector: id('create-password-new-input') }, { gone: true, ms: 20_000 })
}

/** Where the button opens the side panel, the page stays as it is until it is loaded again. */
async function finishOnboarding(observer: PageObserver): Promise<void> {
  const button = { selector: id('onboarding-complete-done') }
  await observer.find(button, { press: true, ms: 5000 })
  if (!(await observer.find({ selector: id('wallet-ready') }, { gone: true, ms: 3000 })))
    await observer.page.reload()
}

/** Buttons of a prompt. A prompt shows one of these pairs, whatever is asked. */
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
  /** "We've noticed multiple requests": the last button rejects this request alone. */
  rejectThisOne: '.mm-modal-footer__button',
}

/** Where a prompt warns. */
export const warnings = {
  banner: id('confirm-banner-alert'),
  /** The button that confirms, while a danger has to be looked at first. Alerts beside the rows are about less. */
  review: ['Review alert', 'Review alerts'].map((text) => ({
    selector: id('confirm-footer-button'),
    text,
  })),
  dialog: id('alert-modal__selected-alert'),
}

/** The address of a prompt names its request; a suggested token has no name. */
export const promptAddress = '#/?([a-z-]+/[^/?]+|confirm-add-suggested)'

/** The address of a connection's first screen, where accounts and chains are chosen. */
export const connectionAddress = '#/?connect/[^/]+$'

/** The request that an address names. */
export function requestOf(hash: string): string {
  const [, place = '', name = ''] = /#\/?([a-z-]+)(?:\/([^/?]+))?/.exec(hash) ?? []
  return place.startsWith('confirm-add-suggested') ? place : name
}

/** A page of the wallet that has another address in other versions. */
export type Place = {
  name: string
  /** By the origin of a site; the oldest first, which MetaMask's later versions refuse at once. */
  addresses: readonly ((origin: string) => string)[]
  /** Shows that the place is there. */
  shows: string
}

/** In 13.13.1 the test id belongs to another setting. */
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

/** What MetaMask shows when one of its pages broke. */
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
    /** The cell of the i-th account of the mnemonic; other test ids with this beginning are parts of it. */
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
    /** Names, where a list has no ids. */
    names: { 1: 'Ethereum', 56: 'BNB Chain', 8453: 'Base' } as Record<number, string>,
  },
  site: {
    permission: id('site-cell-connection-list-item'),
    /** Spelt so in MetaMask: it is not a test id. */
    disconnect: '[data-test-id="disconnect-all"]',
    confirm: id('disconnect-all'),
  },
}
