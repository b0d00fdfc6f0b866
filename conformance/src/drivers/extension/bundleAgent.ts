import { fileURLToPath } from 'node:url'

/** The agent as one script for a page. */
export async function bundleAgent(): Promise<string> {
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(new URL('inPage.ts', import.meta.url))
  const build = await rolldown({ input, platform: 'browser' })
  try {
    const { output } = await build.generate({ format: 'iife' })
    return output[0].code
  } finally {
    await build.close()
  }
}
