import { spawn } from 'node:child_process'
import dgram from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates files, servers and a process that code in a sandbox must not reach. */
export async function createForbiddenPlaces() {
  const outside = mkdtempSync(join(tmpdir(), 'touchstone-outside-'))
  const inside = mkdtempSync(join(tmpdir(), 'touchstone-inside-'))
  const secret = join(outside, 'secret')
  writeFileSync(secret, 'the secret')
  symlinkSync(secret, join(inside, 'link'))
  const abstract = `touchstone-${process.pid}-${Date.now()}`
  const servers = [
    await listening({ port: 0, host: '127.0.0.1' }),
    await listening({ path: join(outside, 'socket') }),
    await listening({ path: `\0${abstract}` }),
  ]
  const echo = dgram.createSocket('udp4')
  echo.on('message', (bytes, { port, address }) => echo.send(bytes, port, address))
  echo.bind(0, '127.0.0.1')
  await once(echo, 'listening')
  const victim = spawn(process.execPath, ['-e', waits], {
    env: { SECRET: 'the secret' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(victim.stdout, 'data')
  return {
    places: {
      outside,
      inside,
      secret,
      abstract,
      link: join(inside, 'link'),
      unix: join(outside, 'socket'),
      tcp: (servers[0]!.address() as AddressInfo).port,
      udp: echo.address().port,
      pid: victim.pid,
      listen: await freePort(),
    },
    /** Returns the new files in the two folders, which code in the sandbox has written. */
    written: () =>
      [...readdirSync(outside), ...readdirSync(inside)].filter(
        (file) => !['secret', 'socket', 'link'].includes(file),
      ),
    close() {
      victim.kill('SIGKILL')
      echo.close()
      for (const server of servers) server.close()
      for (const folder of [outside, inside]) rmSync(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = await listening({ port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const waits = `
process.on('SIGUSR1', () => undefined)
setInterval(() => undefined, 1000)
console.log('ready')
`

async function listening(options: net.ListenOptions): Promise<net.Server> {
  const server = net.createServer((socket) => void socket.end())
  server.listen(options)
  await once(server, 'listening')
  return server
}
