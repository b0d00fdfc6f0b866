import type { Plugin } from 'vite'

/**
 * Lets each state decide, by `touchstoneGallery`, whether the app has a WalletConnect project, how relay and phone answer,
 * and which lazy chunk fails to load.
 */
export function scriptedEnvironmentPlugin(): Plugin {
  return {
    name: 'touchstone:scripted-environment',
    enforce: 'pre',
    config: () => ({
      define: { 'import.meta.env.VITE_WC_PROJECT_ID': 'globalThis.touchstoneGallery.projectId' },
      resolve: {
        alias: {
          './session/openClient.ts': `${import.meta.dirname}/openScriptedWalletConnectClient.ts`,
        },
      },
    }),
    transform(code, id) {
      if (!/\/(apps\/web|packages\/\w+)\/src\/[^?]+\.tsx?$/.test(id)) return undefined
      return code.replace(
        /\bimport\(('[^']+')(, \{ with: .+ \})?\)/g,
        '(globalThis.touchstoneGallery?.lost($1) ?? $&)',
      )
    },
  }
}
