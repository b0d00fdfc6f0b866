/** Returns the URL of the app that `globalSetup.ts` serves. */
export const siteUrl = (): string => readUrl('TOUCHSTONE_SITE')

/** Returns the URL of the build that supports WalletConnect. */
export const walletConnectSiteUrl = (): string => readUrl('TOUCHSTONE_SITE_WALLETCONNECT')

const readUrl = (name: string): string => {
  const url = process.env[name]
  if (!url)
    throw new Error('The app is not served: run the journeys with the config of this package.')
  return url
}
