// Stops a program when its parent process ends. run.mjs preloads this module into the program of a command. A
// parent cannot forward SIGKILL, but its child sees that the channel between the two has closed. Without this
// module, a killed `npm start` would leave its chain and server running.
import process from 'node:process'

// Remove the arguments that preload this module: child processes inherit them and may lack access to this
// file.
const mine = process.execArgv.findIndex((arg) => arg.endsWith('exitWithParent.mjs'))
if (mine > 0) process.execArgv.splice(mine - 1, 2)

if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
