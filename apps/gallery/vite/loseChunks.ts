import type { Plugin } from 'vite'

/** Lets a state fail the load of a lazy chunk. Each dynamic import of the app and its packages calls `lost` first. */
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
