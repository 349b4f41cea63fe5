// A game as small as it can be: a counter, and the turn goes round.
// `client: false`: the server decides, as it must in a game with secrets; clients wait for its answer.
exports.game = {
  name: "tiny",
  setup: () => ({ count: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: {
      move: ({ G, playerID }, by) => {
        G.count += by;
        G.last = playerID;
      },
      client: false,
    },
  },
};
