import type { Plugin } from 'vite'

/**
 * Lets a state lose what the app fetches when it is needed: before each such fetching of the app and
 * of its libraries the world of the state is asked (`lost`), which mostly has nothing to say.
 */
export function loseChunks(): Plugin {
  return {
    name: 'touchstone:lose-chunks',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(apps\/web|packages\/\w+)\/src\/[^?]+\.tsx?$/.test(id)) return undefined
      return code.replace(
        /\bimport\(('[^']+')\)/g,
        '(globalThis.touchstoneGallery?.lost($1) ?? import($1))',
      )
    },
  }
}
