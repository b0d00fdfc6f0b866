import { type BuildSource, findLocalBuild } from '../build.ts'
import { downloadRelease, findLatestRelease } from '../downloadRelease.ts'
import { downloadBySynpress, synpressVersion } from './synpress.ts'

const repository = 'MetaMask/metamask-extension'

/** Where builds of MetaMask come from. */
export const builds: BuildSource = {
  name: 'MetaMask',
  id: 'metamask',
  variable: 'METAMASK_EXTENSION_DIR',
  // The makers' own variants are called `MetaMask Flask` and so on.
  isName: (name) => /^MetaMask\b/.test(name),
  // Older ones have no page of accounts.
  isVersion: (version) => Number(/^13\.(\d+)/.exec(version)?.[1]) >= 13,
  versions: 'MetaMask 13.13 and later 13.x',
  certified: ['13.36.0', '13.13.1'],
  findLatest: () => findLatestRelease(`https://api.github.com/repos/${repository}/releases/latest`),
  download: (version, folder) =>
    version === synpressVersion
      ? downloadBySynpress(folder)
      : downloadRelease(
          `https://github.com/${repository}/releases/download/v${version}/metamask-chrome-${version}.zip`,
          folder,
        ),
}

/** The build that a run without options takes; undefined when it would be downloaded. */
export const findLocalMetaMask = () => findLocalBuild(builds)
