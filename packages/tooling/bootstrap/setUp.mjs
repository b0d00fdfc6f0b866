import fs from 'node:fs'
import path from 'node:path'
import { checkNamedChromium, findChromium, findDownloadedChromium } from './chromium.mjs'
import { aptInstall, isDebianRoot } from './debian.mjs'
import { installChromium } from './installChromium.mjs'
import { installDependencies } from './dependencies.mjs'
import { withSetUpLock } from './setUpLock.mjs'
import { isSetUp, removeStamp, writeStamp } from './setUpStamp.mjs'
import { chooseTools, installTools } from './toolchain.mjs'

/**
 * Sets up what a command needs: pnpm and Node in `.toolchain`, the dependencies, a Chromium if the command
 * starts one, and Bubblewrap if it runs foreign code in a sandbox. If all of these are installed, takes no
 * set-up lock.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env gets CHROMIUM_PATH, unless the Chromium is Playwright's own
 * @param {{ browser: boolean, sandbox?: boolean }} needs
 * @returns {Promise<string>} path of the Node that runs everything
 */
export async function setUp(root, env, { browser, sandbox = false }) {
  const lock = path.join(root, '.toolchain')
  const tools = chooseTools(root)
  if (!isSetUp(root, tools))
    await withSetUpLock(lock, async (holder) => {
      // The previous holder of the lock may have finished the set-up.
      if (isSetUp(root, tools)) return
      removeStamp(root)
      await installTools(tools, env, holder.include)
      await installDependencies(root, env, holder)
      writeStamp(root, tools)
    })
  if (browser && !(await hasChromium(root, env)))
    await withSetUpLock(lock, async ({ include }) => {
      if (!(await hasChromium(root, env))) await installChromium(root, env, include)
    })
  // On other systems `check --sandbox` says what to install, and `npm test` reports the tests of the sandbox
  // as skipped.
  if (sandbox && isDebianRoot() && !hasBubblewrap())
    await withSetUpLock(lock, async ({ include }) => {
      if (!hasBubblewrap()) await aptInstall('bubblewrap', env, include)
    })
  return tools.node
}

/**
 * Returns whether there is a Chromium: the one that CHROMIUM_PATH names, else the system's, else Playwright's
 * own. Sets CHROMIUM_PATH to the system's.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
async function hasChromium(root, env) {
  if (env.CHROMIUM_PATH) return checkNamedChromium(env.CHROMIUM_PATH)
  delete env.CHROMIUM_PATH
  const system = findChromium(env)
  if (system) env.CHROMIUM_PATH = system
  return system !== undefined || findDownloadedChromium(root)
}

const hasBubblewrap = () => fs.existsSync('/usr/bin/bwrap')
