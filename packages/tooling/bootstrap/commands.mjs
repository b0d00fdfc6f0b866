import { UserError } from './UserError.mjs'

/**
 * @typedef {object} Command
 * @property {string} program path of the program, relative to the root
 * @property {string[]} args
 * @property {boolean} browser whether it starts a browser
 * @property {boolean} [sandbox] whether it runs foreign code in a sandbox
 * @property {boolean} [here] whether it runs in the current folder of the user, so that relative paths
 * resolve there
 */

/** @type {Record<string, (args: string[], env: NodeJS.ProcessEnv) => Command>} */
const commands = {
  start: (args, env) => ({
    program: 'harness/src/vite/npmStart.ts',
    args: startArguments(args, env),
    browser: false,
  }),
  test: (args) => testCommand('test', args, ['--require-metamask', '--all-journeys']),
  'test:all': (args) => testCommand('test:all', args, ['--require-metamask']),
  conformance: (args) => ({
    program: 'conformance/cli/main.ts',
    args,
    browser: drivesBrowser(args),
    sandbox: args.includes('--sandbox'),
    here: true,
  }),
  bench: (args) => ({
    program: 'packages/tooling/bench/main.ts',
    args: benchArguments(args),
    browser: true,
  }),
  soak: (args) => ({
    program: 'conformance/soak/main.ts',
    args,
    browser: soaksBrowser(args),
  }),
  build: (args) => ({
    program: 'packages/tooling/build/main.ts',
    args: noArguments('build', args),
    browser: false,
  }),
  'new:check': (args) => ({
    program: 'conformance/authoring/newCheckCommand.ts',
    args: checkName(args),
    browser: false,
  }),
}

export const benchGroups = ['app', 'wallet', 'suite', 'chain']

/**
 * Parses a command line. Throws a UserError for an unknown command or wrong arguments, except those of
 * `conformance` and `soak`, whose programs check them.
 *
 * @param {string[]} argv the arguments of `run.mjs`
 * @param {NodeJS.ProcessEnv} env
 * @returns {Command}
 * @example parseCommand(['start', '--port', '4000'], {}).args // ['--port', '4000']
 */
export function parseCommand([verb, ...args], env) {
  const known = Object.keys(commands).join(', ')
  const command = verb !== undefined && Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command) throw new UserError(`Unknown command "${verb ?? ''}". There are: ${known}.`)
  return command(args, env)
}

/** @param {string} verb @param {string[]} args @param {string[]} known @returns {Command} */
function testCommand(verb, args, known) {
  const unknown = args.find((arg) => !known.includes(arg))
  if (unknown !== undefined)
    throw new UserError(`npm run ${verb} does not know "${unknown}": it takes ${known.join(', ')}.`)
  return {
    program: 'packages/tooling/testRun/main.ts',
    args: [verb, ...args],
    browser: true,
    sandbox: true,
  }
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function startArguments(args, env) {
  let port = env.PORT === undefined || env.PORT === '' ? '5173' : env.PORT
  let from = 'PORT'
  const rest = []
  for (let at = 0; at < args.length; at += 1) {
    const arg = /** @type {string} */ (args[at])
    if (arg === '--no-wallets') rest.push(arg)
    else if (arg === '--port' || arg.startsWith('--port=')) {
      from = '--port'
      port = arg === '--port' ? (args[++at] ?? '') : arg.slice('--port='.length)
    } else throw new UserError(`npm start does not know "${arg}": it takes --port N, --no-wallets.`)
  }
  if (!/^\d+$/.test(port) || Number(port) > 65535)
    throw new UserError(`${from} must be a number from 0 to 65535, not "${port}".`)
  return ['--port', port, ...rest]
}

/** @param {string[]} args */
function benchArguments(args) {
  const unknown = args.find((arg) => !benchGroups.includes(arg))
  if (unknown !== undefined)
    throw new UserError(`No benchmarks "${unknown}". There are: ${benchGroups.join(', ')}.`)
  return args
}

/**
 * Returns whether `npm run soak` with these arguments starts a browser. If none names a kind of run, all run.
 *
 * @param {string[]} args
 */
function soaksBrowser(args) {
  const inNode = args.some((arg) => /^(walks|transitions|malformed)$/.test(arg))
  return !inNode || args.some((arg) => /^(page|flows)$/.test(arg))
}

/** @param {string[]} args */
function checkName(args) {
  if (args.length !== 1 || !/^[a-z0-9-]+\/[\w.-]+$/i.test(args[0] ?? ''))
    throw new UserError('Say which check: npm run new:check GROUP/ID.')
  return args
}

/** @param {string} verb @param {string[]} args */
function noArguments(verb, args) {
  if (args.length > 0) throw new UserError(`npm run ${verb} takes no arguments, not "${args[0]}".`)
  return args
}

/**
 * Returns whether `npm run conformance` with these arguments starts a browser: `app` does unless it runs in
 * Node, and `record`, `--in page`, `--extension` and `--driver` do.
 *
 * @param {string[]} args
 */
function drivesBrowser(args) {
  const place = args.includes('--in') ? args[args.indexOf('--in') + 1] : undefined
  const inPage = place === 'page' || args.includes('--in=page')
  const inNode = place === 'node' || args.includes('--in=node')
  if (args.includes('--help') || args.includes('-h')) return false
  const extension = args[0] === 'record' || args.some((arg) => /^--(extension|driver)\b/.test(arg))
  return (args[0] === 'app' && !inNode) || inPage || extension
}
