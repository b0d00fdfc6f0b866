/** Returns the URL of the built app (`serve.ts`). */
export const site = (): string => served('TOUCHSTONE_SITE')

/** Returns the URL of the app built with a WalletConnect project. */
export const siteWithPhones = (): string => served('TOUCHSTONE_SITE_WALLETCONNECT')

const served = (name: string): string => {
  const url = process.env[name]
  if (!url) throw new Error('The app is not served: run the journeys with the config of this room.')
  return url
}
