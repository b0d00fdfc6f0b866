import type { BuildSource } from '../findBuild.ts'
import { downloadRelease, findLatestRelease } from '../downloadRelease.ts'
import { canSynpressDownload, downloadBySynpress } from './downloadBySynpress.ts'

const repository = 'MetaMask/metamask-extension'

/** Source of MetaMask builds: Synpress where it is installed and knows the version, else GitHub releases. */
export const builds: BuildSource = {
  name: 'MetaMask',
  id: 'metamask',
  variable: 'METAMASK_EXTENSION_DIR',
  // Official variants of MetaMask have a suffix in their name, for example `MetaMask Flask`.
  isName: (name) => /^MetaMask\b/.test(name),
  // 13.13 is the oldest version that the driver was run on.
  isVersion: (version) => Number(/^13\.(\d+)/.exec(version)?.[1]) >= 13,
  versions: 'MetaMask 13.13 and later 13.x',
  tested: ['13.36.0', '13.13.1'],
  releases: `https://github.com/${repository}/releases`,
  downloads: {
    findLatest: () =>
      findLatestRelease(`https://api.github.com/repos/${repository}/releases/latest`),
    download: (version, folder) =>
      canSynpressDownload(version)
        ? downloadBySynpress(folder)
        : downloadRelease(
            `https://github.com/${repository}/releases/download/v${version}/metamask-chrome-${version}.zip`,
            folder,
          ),
  },
}
