/** Where the built app is served (`serve.ts`). */
export const site = (): string => served('TOUCHSTONE_SITE')

/** Where the app is served as it ships to those who have a WalletConnect project. */
export const siteWithPhones = (): string => served('TOUCHSTONE_SITE_WALLETCONNECT')

const served = (name: string): string => {
  const url = process.env[name]
  if (!url) throw new Error('The app is not served: run the journeys with the config of this room.')
  return url
}
