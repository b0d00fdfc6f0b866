import { fileURLToPath } from 'node:url'
import { rolldown, type ModuleFormat } from 'rolldown'
import type { ClientSettings } from './client/settings.ts'

/**
 * Returns the script that installs the wallets and the panel in a page, with its settings. It is a classic
 * script, because it must run before the page's own scripts.
 */
export async function clientScript(settings: ClientSettings): Promise<string> {
  const code = await bundle('client/main.ts', 'iife')
  return `(function(touchstoneSettings){${code}\n})(${JSON.stringify(settings)});`
}

/** Returns the module with the signing code. The client script imports the module at the first signature. */
export const signerScript = (): Promise<string> => bundle('client/signer.ts', 'es')

const bundles = new Map<string, Promise<string>>()

/** Bundles a file once per process. After a failure the next call tries again. */
function bundle(file: string, format: ModuleFormat): Promise<string> {
  const known = bundles.get(file)
  if (known) return known
  const making = make(file, format)
  bundles.set(file, making)
  making.catch(() => bundles.delete(file))
  return making
}

async function make(file: string, format: ModuleFormat): Promise<string> {
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
