// node load.js '{"port":…,"tables":…,"players":…,"seconds":…,"step_seconds":…,"pace":…,"steps":[…]}': the load of `tetrapolis bench server`
// with boardgame.io's own clients, one for each seat, as it wants it. Prints the times in milliseconds as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game.js");

const plan = JSON.parse(process.argv[2]);
const LOST = 10000;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();

class Table {
  constructor(number) {
    this.clients = Array.from({ length: plan.players }, (_, seat) => String(seat)).map((playerID) =>
      Client({
        game,
        numPlayers: plan.players,
        matchID: `match-${number}`,
        playerID,
        debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${plan.port}` }),
      }),
    );
    this.arrived = null;
  }

  async open() {
    const ready = this.expect(-1);
    for (const client of this.clients) {
      client.subscribe(() => this.look());
      client.start();
    }
    await ready;
  }

  expect(after) {
    this.after = after;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error("lost")), LOST);
      this.arrived = () => {
        clearTimeout(timer);
        this.arrived = null;
        done(now());
      };
    });
  }

  look() {
    const states = this.clients.map((client) => client.getState());
    if (this.arrived && states.every((state) => state && state._stateID > this.after)) this.arrived();
  }

  async move(began) {
    const state = this.clients[0].getState();
    const client = this.clients[Number(state.ctx.currentPlayer)];
    const arrived = this.expect(Math.max(...this.clients.map((each) => each.getState()._stateID)));
    const from = began === null ? now() : began;
    client.moves.add(1);
    return (await arrived) - from;
  }

  close() {
    for (const client of this.clients) client.stop();
  }
}

async function play(table, times, due, until, period) {
  let lost = 0;
  while (due < until) {
    const wait = due - now();
    if (wait > 0) await sleep(wait);
    try {
      times.push(await table.move(wait < 0 && period ? due : null));
    } catch {
      lost += 1;
    }
    due = period ? due + period : now();
  }
  return lost;
}

async function part(tables, seconds, period) {
  const times = [];
  const began = now();
  const used = process.cpuUsage();
  const lost = await Promise.all(
    tables.map((table) => play(table, times, began + Math.random() * period, began + seconds * 1000, period)),
  );
  const { user, system } = process.cpuUsage(used);
  const took = (now() - began) / 1000;
  return { times, seconds: took, lost: lost.reduce((a, b) => a + b, 0), own: (user + system) / 1e6 };
}

// Before and after each part a line is written, so that whoever listens can look at the server's use of the processor.
async function main() {
  const say = (what, content) => console.log(JSON.stringify({ what, ...content }));
  say("empty", {});
  const tables = [];
  for (let number = 0; number < plan.tables; number++) {
    const table = new Table(number);
    tables.push(table);
    await table.open();
  }
  say("begin", {});
  say("paced", await part(tables, plan.seconds, 1000 / plan.pace));
  for (const step of plan.steps) {
    say("begin", {});
    say("ramp", { tables: step, ...(await part(tables.slice(0, step), plan.step_seconds, 0)) });
  }
  for (const table of tables) table.close();
  process.stdout.write("", () => process.exit(0)); // when all is written
}

main();
