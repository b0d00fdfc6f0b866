// Preloaded into every program that run.mjs starts. `kill -9` cannot be passed on, but a closed
// channel can be seen: without this, a killed `npm start` would leave its chain and server running.
import process from 'node:process'

// Not for the program's own children: they inherit these arguments, and may not be allowed this file.
const mine = process.execArgv.findIndex((arg) => arg.endsWith('leash.mjs'))
if (mine > 0) process.execArgv.splice(mine - 1, 2)

if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
