/** Personas of the app's wallets, and `standard`, the correct wallet. */
export const personas = [
  'standard',
  'metamask',
  'rabby',
  'gate',
  'tokenpocket',
  'walletconnect',
  'bitget',
  'rainbow',
  'binance',
]

/** All personas: a test compares them with those of the harness. */
export const allPersonas = [
  ...personas,
  'metamask@13.13',
  'metamask-mobile',
  'trust',
  'phantom',
  'brave',
  'legacy',
]
