// node server.js PORT FOLDER: a boardgame.io server that keeps its matches in files, so that they survive a restart.
const { FlatFile, Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const server = Server({ games: [game], origins: ["*"], db: new FlatFile({ dir: process.argv[3] }) });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
