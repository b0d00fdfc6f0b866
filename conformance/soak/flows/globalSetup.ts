import { serveBuiltApp } from '../../app/environments/page/serveBuiltApp.ts'

/** Serves the built app and passes its URL to the workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await serveBuiltApp()
  process.env['TOUCHSTONE_SITE'] = site.url
  return () => site.close()
}
