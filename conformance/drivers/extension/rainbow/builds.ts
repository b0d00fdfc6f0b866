import type { BuildSource } from '../findBuild.ts'

/** Source of Rainbow builds: the user unpacks them. */
export const builds: BuildSource = {
  name: 'Rainbow',
  id: 'rainbow',
  variable: 'RAINBOW_EXTENSION_DIR',
  isName: (name) => name === 'Rainbow',
  isVersion: (version) => version.startsWith('1.6.'),
  versions: 'Rainbow 1.6',
  tested: ['1.6.9'],
  releases: 'https://github.com/rainbow-me/browser-extension/releases',
}
