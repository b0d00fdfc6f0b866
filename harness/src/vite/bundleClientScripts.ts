import { fileURLToPath } from 'node:url'
import { rolldown, type ModuleFormat } from 'rolldown'
import { oncePerKey } from '../page/oncePerKey.ts'
import type { ClientSettings } from './client/ClientSettings.ts'

/** Returns the script with wallets, panel and settings. A classic script runs before the scripts of the page. */
export async function bundleClientScript(settings: ClientSettings): Promise<string> {
  const code = await bundleOnce('client/main.ts', 'iife')
  return `(function(touchstoneSettings){${code}\n})(${JSON.stringify(settings)});`
}

/** Returns the module with the signing code. The client script imports the module on first use. */
export const bundleSignerScript = (): Promise<string> => bundleOnce('client/signer.ts', 'es')

/** Bundles a file of this folder, once per process. */
const bundleOnce = (file: string, format: ModuleFormat) =>
  oncePerKey(`client ${file}`, () => bundle(file, format))

async function bundle(file: string, format: ModuleFormat): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL(file, import.meta.url)),
    platform: 'browser',
    logLevel: 'warn',
  })
  try {
    const { output } = await build.generate({ format, minify: true, codeSplitting: false })
    return output[0].code
  } finally {
    await build.close()
  }
}
