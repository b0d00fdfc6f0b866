import { serveBuiltApp } from '../app/environments/page/serveBuiltApp.ts'

/** Serves the app without and with WalletConnect, and passes the URLs to the workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await serveBuiltApp()
  const walletConnectSite = await serveBuiltApp({ projectId: 'touchstone-journeys' })
  process.env['TOUCHSTONE_SITE'] = site.url
  process.env['TOUCHSTONE_SITE_WALLETCONNECT'] = walletConnectSite.url
  return async () => {
    await Promise.all([site.close(), walletConnectSite.close()])
  }
}
