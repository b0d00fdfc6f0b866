import type { Plugin } from 'vite'

/**
 * Makes each dynamic import of the app and its packages call `touchstoneGallery.lost` first, so that a state can make
 * the load of a lazy chunk fail.
 */
export function loseChunks(): Plugin {
  return {
    name: 'touchstone:lose-chunks',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(apps\/web|packages\/\w+)\/src\/[^?]+\.tsx?$/.test(id)) return undefined
      return code.replace(
        /\bimport\(('[^']+')(, \{ with: .+ \})?\)/g,
        '(globalThis.touchstoneGallery?.lost($1) ?? $&)',
      )
    },
  }
}
