/** Test ids of MetaMask 13.x, seen on 13.13.1. One file a version range: a new wallet means a new file. */
export const v13 = {
  unlock: { password: 'unlock-password', submit: 'unlock-submit' },
  onboarding: {
    /** One field at first; after the first space it is one a word. */
    phrase: 'srp-input-import__srp-note',
    secondWord: 'import-srp__srp-word-1',
    confirm: 'import-srp-confirm',
    done: 'onboarding-complete-done',
  },
  /** "Basic functionality"; its test id is another setting's. */
  services: {
    place: '#settings/security',
    toggle: '[data-testid="advanced-setting-show-testnet-conversion"] .toggle-button',
    isOn: ':is(.toggle-button--on)',
    understood: '#basic-configuration-checkbox',
    off: 'basic-configuration-modal-toggle-button',
  },
  home: { menu: 'account-options-menu-button', lock: 'global-menu-lock' },
  /** A prompt shows exactly one of these; which one depends on what is asked. */
  approve: [
    'confirm-btn',
    'confirm-footer-button',
    'page-container-footer-next',
    'confirmation-submit-button',
  ],
  reject: [
    'cancel-btn',
    'confirm-footer-cancel-button',
    'page-container-footer-cancel',
    'confirmation-cancel-button',
  ],
  /** "We've noticed multiple requests": blocks the site, or (the last one) just rejects. */
  manyRequests: '.mm-modal-footer__button',
  /** Beside the row that it is about. */
  warning: '[data-testid="inline-alert"], [data-testid="confirm-banner-alert"]',
  accounts: {
    add: 'add-multichain-account-button',
    /** The cell of the i-th account of the mnemonic; others that begin so are parts of it. */
    cell: (index: number) =>
      `[data-testid^="multichain-account-cell-entropy"][data-testid$="/${index}"]`,
    edit: 'edit',
    update: 'connect-more-accounts-button',
  },
  networks: {
    open: 'sort-by-networks',
    item: (chainId: number) => `network-list-item-eip155:${chainId}`,
    /** The two tabs of the list. */
    popular: 'Popular',
    custom: 'Custom',
    items: '[data-testid^="network-list-item-eip155:"]',
    update: 'connect-more-chains-button',
    tab: 'permissions-tab',
    row: 'network-list-item-undefined',
    /** Their names, where they have no ids. */
    names: { 1: 'Ethereum', 56: 'BNB Chain', 8453: 'Base' } as {
      readonly [chainId: number]: string
    },
  },
  site: {
    permission: 'site-cell-connection-list-item',
    /** Spelt so: this one is no test id. */
    disconnect: '[data-test-id="disconnect-all"]',
    confirm: '[data-testid="disconnect-all"]',
  },
} as const

export type Selectors = typeof v13
