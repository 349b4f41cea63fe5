// node server.js PORT: a boardgame.io server with its default storage (in memory).
const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const server = Server({ games: [game], origins: ["*"] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
