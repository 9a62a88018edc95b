/** The HTTP interface as types, written by `npm run openapi`. */

export interface paths {
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the games
         * @description The program and every game with its catalogs, its levels and what this server allows.
         */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe a game
         * @description One game with the schemas of its options, states and actions, and a request for every operation on it.
         */
        get: operations["game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/catalogs/{catalog}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards
         * @description Every row of a catalog, with its source, and with that of single fields where it differs, so that no value of ours passes for a printed one; and each in words: what it is and does.
         */
        get: operations["catalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the nets
         * @description Every net that may guide searches of some game, with its card: what it was made of, what it fits, and the matches that it was judged by.
         */
        get: operations["models"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a search in
         * @description Takes a `recommend`, `hint`, `analyze` or `review` of any game, to be come back for: the answer is there at the address in `location`, until `expiresAt`. It waits until searchers are free, and goes after all that callers wait for. A full state is reduced to the view of the seat to act before it is kept, a record to what each seat saw. A search belongs to the key that it was handed in with. Sent again with the same `idempotency-key`, the same request is done once.
         */
        post: operations["start-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/searches/{search}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a search is
         * @description A search that was handed in, with the best answer so far, or the last one.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        /**
         * End a search
         * @description Ends it with the best answer so far, which stays until `expiresAt`. One that is over is told as it is, so it does no harm to ask twice.
         */
        delete: operations["end-search"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/searches/{search}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a search
         * @description Server-sent events: `progress` about every 250 ms while there is news, then one `result`. Each is the search as it stands, so nothing is lost between two of them. A client that comes back with `last-event-id` is told what is new since; one that has seen the result gets status 204, at which an `EventSource` stops. A comment is sent every 15 s.
         */
        get: operations["watch-search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long searches wait
         * @description What waits and what is under way, for whoever wants to add searchers or to come back later.
         */
        get: operations["queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description Answers as long as the process can answer at all.
         */
        get: operations["livez"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service takes requests
         * @description Refuses until the first searcher is ready, and while the service stops.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics for Prometheus
         * @description Requests, searches, visits, searchers and the process, as Prometheus reads them.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a new game
         * @description Shuffles, deals and gives the full state. The same options and seed give the same game.
         */
        post: operations["anthropocene-setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a state as one seat does
         * @description Hides what the seat may not know: hidden values become null. The answer is a body for the searches as it stands.
         */
        post: operations["anthropocene-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal actions
         * @description What the seat to act may do, in a fixed order.
         */
        post: operations["anthropocene-legal-actions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Perform an action, or several
         * @description Performs an action of the seat to act with all that follows from it, and tells what everyone saw. Needs a full state. The same state, action and seed give the same answer. Several `actions` are performed in turn, the first with the seed `<seed>/0`, the next with `<seed>/1`; `moves` tells them as a record has them.
         */
        post: operations["anthropocene-apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state or a record
         * @description Lists everything that is wrong with a state or view: what does not fit the schema, else every contradiction. A `record` in its place is played back.
         */
        post: operations["anthropocene-validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action
         * @description The action that a bot of this level takes. A level with a temperature above 0 does not always take the best one. A single action is taken at once, without a search and so without a value (`stopReason` `forced`); `hint` and `analyze` say what it is worth.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["anthropocene-recommend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain the best actions
         * @description Ranked actions for a person, each with what the playouts say sets it apart and what it adds to each part of the score; where the game is heading, and what the seat to act can say of the hidden thing that matters most to it.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["anthropocene-hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows
         * @description Every action with its visits, availability, values by seat, lower bound, endings and metrics, and what the seat to act can say of all that it does not see. Actions are ranked by visits, which is what bots play by; `lowerBoundRank` ranks them by lower bound. `policy` says how likely the method takes each action, which matters where bluffing does.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["anthropocene-analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action in each of many positions
         * @description What `recommend` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["anthropocene-recommend-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows of each of many positions
         * @description What `analyze` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["anthropocene-analyze-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a record of what a seat saw and did
         * @description Makes a record of the views and actions of one seat, as a client has them that knows nothing else, and checks that it can be played back. In the record a move says what the seat saw at its next decision.
         */
        post: operations["anthropocene-record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a record back
         * @description Plays a record back, to its end or as far as is asked, and tells each move in words. The same record gives the same game to the byte: so a game is resumed, and a move taken back by playing back all but the last. With `history` it says what a search can be told of what others did. A record that cannot be played back is refused with every fault that can be found.
         */
        post: operations["anthropocene-replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have bots play on
         * @description Plays on from a full state with a bot in every seat, each of which sees what its seat sees, and gives the record and the result. Move `n` is searched for and its chance drawn with the seed `<seed>/<n>`: the same request gives the same game. On a stream, `progress` tells a `move` of the record and its `number`, from 1. A caller who goes away ends it.
         */
        post: operations["anthropocene-playout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/anthropocene/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a whole game
         * @description Judges the decisions of a record, each by what its seat knew then: the action taken and the best one, what the difference cost, a grade, and a sentence for what was wrong; how the game stood, where it turned, and what came of own decisions, of those of others and of luck. With `budget.visits` the same request gives the same bytes. On a stream, `progress` tells how many decisions are `done` `of` all. A caller who goes away ends it.
         */
        post: operations["anthropocene-review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a new game
         * @description Shuffles, deals and gives the full state. The same options and seed give the same game.
         */
        post: operations["evolution-setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a state as one seat does
         * @description Hides what the seat may not know: hidden values become null. The answer is a body for the searches as it stands.
         */
        post: operations["evolution-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal actions
         * @description What the seat to act may do, in a fixed order.
         */
        post: operations["evolution-legal-actions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Perform an action, or several
         * @description Performs an action of the seat to act with all that follows from it, and tells what everyone saw. Needs a full state. The same state, action and seed give the same answer. Several `actions` are performed in turn, the first with the seed `<seed>/0`, the next with `<seed>/1`; `moves` tells them as a record has them.
         */
        post: operations["evolution-apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state or a record
         * @description Lists everything that is wrong with a state or view: what does not fit the schema, else every contradiction. A `record` in its place is played back.
         */
        post: operations["evolution-validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action
         * @description The action that a bot of this level takes. A level with a temperature above 0 does not always take the best one. A single action is taken at once, without a search and so without a value (`stopReason` `forced`); `hint` and `analyze` say what it is worth.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["evolution-recommend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain the best actions
         * @description Ranked actions for a person, each with what the playouts say sets it apart and what it adds to each part of the score; where the game is heading, and what the seat to act can say of the hidden thing that matters most to it.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["evolution-hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows
         * @description Every action with its visits, availability, values by seat, lower bound, endings and metrics, and what the seat to act can say of all that it does not see. Actions are ranked by visits, which is what bots play by; `lowerBoundRank` ranks them by lower bound. `policy` says how likely the method takes each action, which matters where bluffing does.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["evolution-analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action in each of many positions
         * @description What `recommend` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["evolution-recommend-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows of each of many positions
         * @description What `analyze` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["evolution-analyze-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a record of what a seat saw and did
         * @description Makes a record of the views and actions of one seat, as a client has them that knows nothing else, and checks that it can be played back. In the record a move says what the seat saw at its next decision.
         */
        post: operations["evolution-record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a record back
         * @description Plays a record back, to its end or as far as is asked, and tells each move in words. The same record gives the same game to the byte: so a game is resumed, and a move taken back by playing back all but the last. With `history` it says what a search can be told of what others did. A record that cannot be played back is refused with every fault that can be found.
         */
        post: operations["evolution-replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have bots play on
         * @description Plays on from a full state with a bot in every seat, each of which sees what its seat sees, and gives the record and the result. Move `n` is searched for and its chance drawn with the seed `<seed>/<n>`: the same request gives the same game. On a stream, `progress` tells a `move` of the record and its `number`, from 1. A caller who goes away ends it.
         */
        post: operations["evolution-playout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/evolution/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a whole game
         * @description Judges the decisions of a record, each by what its seat knew then: the action taken and the best one, what the difference cost, a grade, and a sentence for what was wrong; how the game stood, where it turned, and what came of own decisions, of those of others and of luck. With `budget.visits` the same request gives the same bytes. On a stream, `progress` tells how many decisions are `done` `of` all. A caller who goes away ends it.
         */
        post: operations["evolution-review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a new game
         * @description Shuffles, deals and gives the full state. The same options and seed give the same game.
         */
        post: operations["earth-setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a state as one seat does
         * @description Hides what the seat may not know: hidden values become null. The answer is a body for the searches as it stands.
         */
        post: operations["earth-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal actions
         * @description What the seat to act may do, in a fixed order.
         */
        post: operations["earth-legal-actions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Perform an action, or several
         * @description Performs an action of the seat to act with all that follows from it, and tells what everyone saw. Needs a full state. The same state, action and seed give the same answer. Several `actions` are performed in turn, the first with the seed `<seed>/0`, the next with `<seed>/1`; `moves` tells them as a record has them.
         */
        post: operations["earth-apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state or a record
         * @description Lists everything that is wrong with a state or view: what does not fit the schema, else every contradiction. A `record` in its place is played back.
         */
        post: operations["earth-validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action
         * @description The action that a bot of this level takes. A level with a temperature above 0 does not always take the best one. A single action is taken at once, without a search and so without a value (`stopReason` `forced`); `hint` and `analyze` say what it is worth.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["earth-recommend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain the best actions
         * @description Ranked actions for a person, each with what the playouts say sets it apart and what it adds to each part of the score; where the game is heading, and what the seat to act can say of the hidden thing that matters most to it.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["earth-hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows
         * @description Every action with its visits, availability, values by seat, lower bound, endings and metrics, and what the seat to act can say of all that it does not see. Actions are ranked by visits, which is what bots play by; `lowerBoundRank` ranks them by lower bound. `policy` says how likely the method takes each action, which matters where bluffing does.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["earth-analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action in each of many positions
         * @description What `recommend` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["earth-recommend-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows of each of many positions
         * @description What `analyze` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["earth-analyze-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/automa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play the solo automaton
         * @description Plays the automaton for a person who plays alone. At a real table, `state` is a companion document: the automaton’s own counters, and of the person only the figures that its rules ask for. One without counters begins a game; one without `human` is only looked at; else the moment that is over is played, and the answer has the next document, what happens step by step, what to tell next, and the automaton’s score. Nothing is guessed: whatever is missing is listed. A full state of a whole game is played on where it waits for the automaton: the answer has the state of the next decision, `steps`, and no questions. The same document and seed give the same answer.
         */
        post: operations["earth-automa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a record of what a seat saw and did
         * @description Makes a record of the views and actions of one seat, as a client has them that knows nothing else, and checks that it can be played back. In the record a move says what the seat saw at its next decision.
         */
        post: operations["earth-record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a record back
         * @description Plays a record back, to its end or as far as is asked, and tells each move in words. The same record gives the same game to the byte: so a game is resumed, and a move taken back by playing back all but the last. With `history` it says what a search can be told of what others did. A record that cannot be played back is refused with every fault that can be found.
         */
        post: operations["earth-replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have bots play on
         * @description Plays on from a full state with a bot in every seat, each of which sees what its seat sees, and gives the record and the result. Move `n` is searched for and its chance drawn with the seed `<seed>/<n>`: the same request gives the same game. On a stream, `progress` tells a `move` of the record and its `number`, from 1. A caller who goes away ends it.
         */
        post: operations["earth-playout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/earth/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a whole game
         * @description Judges the decisions of a record, each by what its seat knew then: the action taken and the best one, what the difference cost, a grade, and a sentence for what was wrong; how the game stood, where it turned, and what came of own decisions, of those of others and of luck. With `budget.visits` the same request gives the same bytes. On a stream, `progress` tells how many decisions are `done` `of` all. A caller who goes away ends it.
         */
        post: operations["earth-review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a new game
         * @description Shuffles, deals and gives the full state. The same options and seed give the same game.
         */
        post: operations["extinction-setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a state as one seat does
         * @description Hides what the seat may not know: hidden values become null. The answer is a body for the searches as it stands.
         */
        post: operations["extinction-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal actions
         * @description What the seat to act may do, in a fixed order.
         */
        post: operations["extinction-legal-actions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Perform an action, or several
         * @description Performs an action of the seat to act with all that follows from it, and tells what everyone saw. Needs a full state. The same state, action and seed give the same answer. Several `actions` are performed in turn, the first with the seed `<seed>/0`, the next with `<seed>/1`; `moves` tells them as a record has them.
         */
        post: operations["extinction-apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state or a record
         * @description Lists everything that is wrong with a state or view: what does not fit the schema, else every contradiction. A `record` in its place is played back.
         */
        post: operations["extinction-validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action
         * @description The action that a bot of this level takes. A level with a temperature above 0 does not always take the best one. A single action is taken at once, without a search and so without a value (`stopReason` `forced`); `hint` and `analyze` say what it is worth.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["extinction-recommend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain the best actions
         * @description Ranked actions for a person, each with what the playouts say sets it apart and what it adds to each part of the score; where the game is heading, and what the seat to act can say of the hidden thing that matters most to it.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["extinction-hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows
         * @description Every action with its visits, availability, values by seat, lower bound, endings and metrics, and what the seat to act can say of all that it does not see. Actions are ranked by visits, which is what bots play by; `lowerBoundRank` ranks them by lower bound. `policy` says how likely the method takes each action, which matters where bluffing does.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["extinction-analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action in each of many positions
         * @description What `recommend` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["extinction-recommend-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows of each of many positions
         * @description What `analyze` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["extinction-analyze-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a record of what a seat saw and did
         * @description Makes a record of the views and actions of one seat, as a client has them that knows nothing else, and checks that it can be played back. In the record a move says what the seat saw at its next decision.
         */
        post: operations["extinction-record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a record back
         * @description Plays a record back, to its end or as far as is asked, and tells each move in words. The same record gives the same game to the byte: so a game is resumed, and a move taken back by playing back all but the last. With `history` it says what a search can be told of what others did. A record that cannot be played back is refused with every fault that can be found.
         */
        post: operations["extinction-replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have bots play on
         * @description Plays on from a full state with a bot in every seat, each of which sees what its seat sees, and gives the record and the result. Move `n` is searched for and its chance drawn with the seed `<seed>/<n>`: the same request gives the same game. On a stream, `progress` tells a `move` of the record and its `number`, from 1. A caller who goes away ends it.
         */
        post: operations["extinction-playout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/extinction/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a whole game
         * @description Judges the decisions of a record, each by what its seat knew then: the action taken and the best one, what the difference cost, a grade, and a sentence for what was wrong; how the game stood, where it turned, and what came of own decisions, of those of others and of luck. With `budget.visits` the same request gives the same bytes. On a stream, `progress` tells how many decisions are `done` `of` all. A caller who goes away ends it.
         */
        post: operations["extinction-review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a new game
         * @description Shuffles, deals and gives the full state. The same options and seed give the same game.
         */
        post: operations["natera-setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a state as one seat does
         * @description Hides what the seat may not know: hidden values become null. The answer is a body for the searches as it stands.
         */
        post: operations["natera-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal actions
         * @description What the seat to act may do, in a fixed order.
         */
        post: operations["natera-legal-actions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Perform an action, or several
         * @description Performs an action of the seat to act with all that follows from it, and tells what everyone saw. Needs a full state. The same state, action and seed give the same answer. Several `actions` are performed in turn, the first with the seed `<seed>/0`, the next with `<seed>/1`; `moves` tells them as a record has them.
         */
        post: operations["natera-apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state or a record
         * @description Lists everything that is wrong with a state or view: what does not fit the schema, else every contradiction. A `record` in its place is played back.
         */
        post: operations["natera-validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action
         * @description The action that a bot of this level takes. A level with a temperature above 0 does not always take the best one. A single action is taken at once, without a search and so without a value (`stopReason` `forced`); `hint` and `analyze` say what it is worth.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["natera-recommend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain the best actions
         * @description Ranked actions for a person, each with what the playouts say sets it apart and what it adds to each part of the score; where the game is heading, and what the seat to act can say of the hidden thing that matters most to it.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["natera-hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows
         * @description Every action with its visits, availability, values by seat, lower bound, endings and metrics, and what the seat to act can say of all that it does not see. Actions are ranked by visits, which is what bots play by; `lowerBoundRank` ranks them by lower bound. `policy` says how likely the method takes each action, which matters where bluffing does.
         *
         *     A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.
         */
        post: operations["natera-analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an action in each of many positions
         * @description What `recommend` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["natera-recommend-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell everything the search knows of each of many positions
         * @description What `analyze` answers, about up to a hundred positions in one request.
         *
         *     Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.
         */
        post: operations["natera-analyze-many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a record of what a seat saw and did
         * @description Makes a record of the views and actions of one seat, as a client has them that knows nothing else, and checks that it can be played back. In the record a move says what the seat saw at its next decision.
         */
        post: operations["natera-record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a record back
         * @description Plays a record back, to its end or as far as is asked, and tells each move in words. The same record gives the same game to the byte: so a game is resumed, and a move taken back by playing back all but the last. With `history` it says what a search can be told of what others did. A record that cannot be played back is refused with every fault that can be found.
         */
        post: operations["natera-replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have bots play on
         * @description Plays on from a full state with a bot in every seat, each of which sees what its seat sees, and gives the record and the result. Move `n` is searched for and its chance drawn with the seed `<seed>/<n>`: the same request gives the same game. On a stream, `progress` tells a `move` of the record and its `number`, from 1. A caller who goes away ends it.
         */
        post: operations["natera-playout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/natera/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a whole game
         * @description Judges the decisions of a record, each by what its seat knew then: the action taken and the best one, what the difference cost, a grade, and a sentence for what was wrong; how the game stood, where it turned, and what came of own decisions, of those of others and of luck. With `budget.visits` the same request gives the same bytes. On a stream, `progress` tells how many decisions are `done` `of` all. A caller who goes away ends it.
         */
        post: operations["natera-review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Place a card from the hand in its row, in this column. */
        AnthropoceneAction: {
            /**
             * @description The only kind of action.
             * @constant
             */
            type: "play";
            /**
             * @description Generation card: generation, element, biosphere value.
             * @example 1-air-2
             */
            card: string;
            /**
             * @description Column, from left to right W, N, E.
             * @enum {unknown}
             */
            column: "W" | "N" | "E";
        };
        /** @description A legal action. */
        AnthropoceneActionEntry: {
            action: components["schemas"]["AnthropoceneAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
        };
        /** @description All that the search knows of one action. */
        AnthropoceneAnalysis: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["AnthropoceneAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description Utility less two errors, at least 0: what the action is almost surely worth. Null where fewer than 20 playouts are too few to say. */
            lowerBound: number | null;
            /** @description Its place by lower bound; 1 is the highest. */
            lowerBoundRank: number;
            /** @description How likely the method takes this action: its part of the visits; of an equilibrium, the average policy; 1 for the best action of a proof. */
            policy: number;
            /** @description What a net thought of the action before the search; null, since there is no net. */
            prior: null;
            /** @description How the game comes out after this action; null when not searched, and where `winProbability` is null. */
            odds: components["schemas"]["Odds"] | null;
            /** @description Times the action could have been visited. */
            availability: number;
            /** @description Mean utility by seat; empty when not searched. */
            values: number[];
            /** @description How the game ends after this action; empty when not searched. */
            endings: components["schemas"]["Chance"][];
            /** @description What the game measures; empty when not searched. */
            metrics: components["schemas"]["Measure"][];
            /** @description What the position gives to watch; empty when not searched. */
            watched: components["schemas"]["Watched"][];
            /** @description Visits of each step of the line. */
            lineVisits: number[];
        };
        /** @description Everything the search knows. */
        AnthropoceneAnalyzeAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            actions: components["schemas"]["AnthropoceneAnalysis"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["Outlook"] | null;
            /** @description Exact, whatever the search found; null where the worlds are too many to count. */
            belief: components["schemas"]["Belief"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["AnthropoceneIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        AnthropoceneAnalyzeManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["AnthropoceneAnalyzeAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description An action and the seed of its chance. */
        AnthropoceneAppliedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["AnthropoceneAction"];
            seed: components["schemas"]["Seed"];
        };
        /** @description The full state after the actions and all that follows from them. */
        AnthropoceneApplyAnswer: {
            state: components["schemas"]["AnthropoceneState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description The same as moves of a record. */
            moves: components["schemas"]["AnthropoceneAppliedMove"][];
            /** @description What everyone saw, in order. */
            events: components["schemas"]["Event"][];
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
        };
        /** @description A full state and the action that the seat to act takes, or several, one after another. */
        AnthropoceneApplyRequest: {
            state: components["schemas"]["AnthropoceneState"];
            action?: components["schemas"]["AnthropoceneAction"];
            /** @description Several actions, each of the seat that is to act then. Excludes `action`. */
            actions?: components["schemas"]["AnthropoceneAction"][];
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A game from a state on: a full one, or the view of one seat, and then each move but the last says what this seat saw after it. */
        AnthropoceneGameRecord: {
            /** @description Name of the game. */
            game: string;
            /**
             * @description Version of the states and actions.
             * @constant
             */
            version: 1;
            /**
             * @description Version of the record; also what tells it from a state.
             * @constant
             */
            record: 1;
            start: components["schemas"]["AnthropoceneState"];
            /** @description What was done, in order. */
            moves: components["schemas"]["AnthropoceneRecordedMove"][];
            result?: components["schemas"]["RecordResult"];
        };
        /** @description A ranked, explained action. */
        AnthropoceneHint: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["AnthropoceneAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description What the game adds to each part of the score; null where scores have no parts, and with fewer than 20 playouts. */
            plan: components["schemas"]["Plan"] | null;
            /** @description What sets the action apart: the best from the next best, any other from the best. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description Ranked, explained actions for a person. */
        AnthropoceneHintAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            hints: components["schemas"]["AnthropoceneHint"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["HintOutlook"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["AnthropoceneIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description An action that was to be valued whatever the search thought of it. */
        AnthropoceneIncluded: {
            action: components["schemas"]["AnthropoceneAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action in the search that it is told by. */
            visits: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description Against the best action, as the same search saw it; null where either was not searched. */
            loss: {
                /** @description Utility that it gives away; below 0 where it came out better. */
                utility: number;
                /** @description How far that may be off; null where playouts are too few to say. */
                error: number | null;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            } | null;
            /** @description What sets it apart from the best action; empty for that itself. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description An action as it looked to the seat that had to decide. */
        AnthropoceneJudgedAction: {
            action: components["schemas"]["AnthropoceneAction"];
            /** @description The action in one short line. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description What it was worth to the seat by what it knew. */
            value: components["schemas"]["Value"] | null;
        };
        /** @description A decision between several actions, judged by what the seat knew then. */
        AnthropoceneJudgedDecision: {
            /** @description Its place among the moves of the record. */
            move: number;
            /** @description Seat that decided. */
            seat: number;
            /** @description Legal actions there were. */
            legal: number;
            /**
             * @description How good it was, by the utility that it gave away against the best action, less what chance may have made of that.
             * @enum {unknown}
             */
            grade: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
            taken: components["schemas"]["AnthropoceneJudgedAction"];
            best: components["schemas"]["AnthropoceneJudgedAction"];
            /** @description What it cost against the best action. */
            loss: {
                /** @description Utility that it gave away. */
                utility: number;
                /** @description Standard error of that. */
                error: number;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            };
            /** @description What was wrong, in a sentence; null where it was best or fine. */
            text: string | null;
            /** @description What sets the two apart; empty where it was best or fine. */
            reasons: components["schemas"]["Reason"][];
            /** @description Visits of the searches of this decision. */
            visits: number;
        };
        /** @description What the seat to act may do. */
        AnthropoceneLegalActionsAnswer: {
            /** @description Seat to act. */
            toAct: number;
            /** @description Every legal action, in a fixed order. */
            actions: components["schemas"]["AnthropoceneActionEntry"][];
            /** @description Where asked for: the points so far, as the seat to act knows them; empty in a game without any. */
            sheet?: components["schemas"]["FinalRow"][];
        };
        /** @description A full state, or the view of the seat to act. */
        AnthropoceneLegalActionsRequest: {
            state: components["schemas"]["AnthropoceneState"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Whether to answer with the points so far, by seat and part of the score. */
            sheet?: boolean;
        };
        /** @description Positions, and one budget for all of them: visits are shared out evenly among those that need a search, and time as they come. A `level` is that of every position. */
        AnthropoceneManyRequest: {
            /** @description What is asked about, all of one game. */
            positions: components["schemas"]["AnthropocenePosition"][];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description Options of a game of Anthropocène. */
        AnthropoceneOptions: {
            /** @description Number of seats. `3` when absent. */
            seats?: number;
            /**
             * @description base; expert (methane counts like carbon dioxide); young (hands lie open); chick (young without the ice). `"base"` when absent.
             * @enum {unknown}
             */
            mode?: "base" | "expert" | "young" | "chick";
            /** @description Seat that begins the first generation; drawn when absent. */
            firstSeat?: number;
            /** @description Start cards that lie in the grid when the game begins, in place of those of the catalog. */
            start?: {
                /**
                 * @description Row of the grid.
                 * @enum {unknown}
                 */
                row: "air" | "earth" | "water";
                /**
                 * @description Column of the grid.
                 * @enum {unknown}
                 */
                column: "W" | "N" | "E";
                /** @description Biosphere value. `0` when absent. */
                value?: number;
                /** @description Carries a molecule of carbon dioxide. `false` when absent. */
                co2?: boolean;
                /** @description Carries a molecule of methane (counts in expert mode). `false` when absent. */
                ch4?: boolean;
            }[];
            /** @description Rulings on open points; see docs/rules/anthropocene.md. */
            rulings?: {
                /**
                 * @description P1. Whether start cards, those of the catalog or of the option `start`, lie in the grid at the beginning. `"catalog"` when absent.
                 * @enum {unknown}
                 */
                startCards?: "catalog" | "none";
                /**
                 * @description P2. Whether an objective can be met while its line has an empty space (which counts 0). `"count"` when absent.
                 * @enum {unknown}
                 */
                unfinishedLines?: "count" | "ignore";
                /**
                 * @description P3. In which generations objectives already met are told at the start. `"every-generation"` when absent.
                 * @enum {unknown}
                 */
                announceAtStart?: "every-generation" | "from-second";
                /**
                 * @description P4. What a seat that is told nothing at the start of a generation concludes: that its objective is not met, or nothing. `"unmet"` when absent.
                 * @enum {unknown}
                 */
                silenceAtStart?: "unmet" | "nothing";
                /**
                 * @description P5. Order of ice and sky: with the ice first, a game that it loses gets no sky card for its last generation. `"ice-first"` when absent.
                 * @enum {unknown}
                 */
                scoringOrder?: "ice-first" | "sky-first";
                /**
                 * @description P6. Whole stacks may be looked at: every card in them was placed in the open. `"all"` when absent.
                 * @enum {unknown}
                 */
                lookUnder?: "all";
                /**
                 * @description P7. When more molecules show than ice cards are left, the ice stops at 0, which is the loss. `"stop-at-zero"` when absent.
                 * @enum {unknown}
                 */
                excessFlips?: "stop-at-zero";
                /** @description P8. Smallest sum of the sky cards that wins in chick mode. `1` when absent. */
                chickWinsFrom?: number;
            };
        };
        /** @description The game that bots made of it. */
        AnthropocenePlayoutAnswer: {
            record: components["schemas"]["AnthropoceneGameRecord"];
            state: components["schemas"]["AnthropoceneState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
            /** @description What nets bots searched with, each once; the same request gives the same game with the same nets. */
            nets: {
                /** @description Net that valued the leaves; null for none. */
                model: string | null;
                /** @description SHA-256 of that net. */
                modelHash?: string;
                /** @description Why the default net was not used; only where there is one that cannot be used here. */
                modelMissing?: string;
                /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
                reproducible?: boolean;
            }[];
        };
        /** @description A full state to play on from, and how strong the bots are; level 4 when nothing is said. */
        AnthropocenePlayoutRequest: {
            state: components["schemas"]["AnthropoceneState"];
            /** @description A level of `GET /v1/games`. */
            level?: number;
            /** @description Level by seat, in place of one for all. Excludes `level`. */
            levels?: number[];
            /** @description Moves to stop after; the end of the game when absent. */
            moves?: number;
            seed?: components["schemas"]["Seed"];
        };
        /** @description A full state, or the view of the seat to act; `<seed>/<place>` is its seed when it has none. */
        AnthropocenePosition: {
            state: components["schemas"]["AnthropoceneState"];
            seed?: components["schemas"]["Seed"];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["AnthropoceneAction"][];
        };
        /** @description The action to take. */
        AnthropoceneRecommendAnswer: {
            action: components["schemas"]["AnthropoceneAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["AnthropoceneIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        AnthropoceneRecommendManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["AnthropoceneRecommendAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description The same as a record, which plays back. */
        AnthropoceneRecordAnswer: {
            record: components["schemas"]["AnthropoceneGameRecord"];
        };
        /** @description What a seat saw and did; `last` is what it saw in the end. */
        AnthropoceneRecordRequest: {
            /** @description Every decision of one seat, in order. */
            decisions: {
                state: components["schemas"]["AnthropoceneState"];
                action: components["schemas"]["AnthropoceneAction"];
            }[];
            last?: components["schemas"]["AnthropoceneState"];
        };
        /** @description An action, and how chance came out: `seed` where `apply` was given one, or `state`, what the recorder saw after it, where chance or hidden cards came from elsewhere. Without either the seed is 0. */
        AnthropoceneRecordedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["AnthropoceneAction"];
            seed?: components["schemas"]["Seed"];
            state?: components["schemas"]["AnthropoceneState"];
        };
        /** @description A game played back. */
        AnthropoceneReplayAnswer: {
            /** @description The state after the last move; null where the view of a seat ends without one. */
            state: components["schemas"]["AnthropoceneState"] | null;
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description Every move that was played back. */
            moves: components["schemas"]["AnthropoceneReplayedMove"][];
            /** @description What the seat to act can tell of what others did, ready for `history` of a search; only where it was asked for. Empty where nothing is concluded (`concludes` of `GET /v1/games`), and where the record is what one seat saw. */
            history?: {
                view: components["schemas"]["AnthropoceneState"];
                action: components["schemas"]["AnthropoceneAction"];
            }[];
            outcome?: components["schemas"]["Outcome"];
        };
        /** @description A record, and how far to play it back. */
        AnthropoceneReplayRequest: {
            record: components["schemas"]["AnthropoceneGameRecord"];
            /** @description Moves to play back; all of them when absent. */
            until?: number;
            /** @description Whether to answer with what the seat that is then to act can tell a search of what others did. */
            history?: boolean;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A move of a record. */
        AnthropoceneReplayedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["AnthropoceneAction"];
            /** @description The action in one short line; null where the recorder could not tell what it was. */
            notation: string | null;
            /** @description The action in words; null likewise. */
            text: string | null;
            /** @description What everyone saw, in order; empty where a state tells what it came to. */
            events: components["schemas"]["Event"][];
        };
        /** @description A game reviewed. */
        AnthropoceneReviewAnswer: {
            /** @description Every decision that was looked at, in order. */
            decisions: components["schemas"]["AnthropoceneJudgedDecision"][];
            /** @description How the game stood at each decision, and at its end. */
            curve: {
                /** @description Moves made before. */
                move: number;
                /** @description Expected utility by seat. */
                utilities: number[];
            }[];
            /** @description Where it changed most, in order of moves; at most five. */
            turningPoints: {
                /** @description The move it came with. */
                move: number;
                /**
                 * @description Whether the move itself changed it, or what came after.
                 * @enum {unknown}
                 */
                kind: "decision" | "luck";
                /** @description Change of utility by seat. */
                changes: number[];
            }[];
            /** @description What it came to for every seat. */
            seats: components["schemas"]["SeatReview"][];
            outcome?: components["schemas"]["Outcome"];
            /** @description Visits of all searches. */
            visits: number;
            seed: components["schemas"]["Seed"];
            /** @description Net that valued the leaves; null for none. */
            model: string | null;
            /** @description SHA-256 of that net. */
            modelHash?: string;
            /** @description Why the default net was not used; only where there is one that cannot be used here. */
            modelMissing?: string;
            /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
            reproducible?: boolean;
        };
        /** @description A record, and how much to search for the whole of it: 1,000 visits a decision when nothing is said, as far as this server allows. Half goes to all decisions alike, the rest to those that seem wrong, or nearly so. */
        AnthropoceneReviewRequest: {
            record: components["schemas"]["AnthropoceneGameRecord"];
            /** @description Seats whose decisions are looked at; all when absent, or the one whose view the record is. */
            seats?: number[];
            budget?: components["schemas"]["Budget"];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description What to search: a full state, which is first reduced to the view of the seat to act, or that view. */
        AnthropoceneSearchRequest: {
            state: components["schemas"]["AnthropoceneState"];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Legal actions to choose from; all of them when absent or empty. */
            allow?: components["schemas"]["AnthropoceneAction"][];
            /** @description Legal actions to leave out. */
            avoid?: components["schemas"]["AnthropoceneAction"][];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["AnthropoceneAction"][];
            /** @description Keeps the trees of this search for the next decision of the same seat, and goes on from those of an earlier one. What cannot be gone on from is searched afresh, and the answer says so; it may depend on what was kept. `{}` begins. Only for `worlds`. */
            continuation?: {
                /** @description The token of an earlier answer; absent at the first decision. */
                token?: string;
                /** @description Every action taken since the state of that answer, by all seats, in order; the own one first. */
                actions?: components["schemas"]["AnthropoceneAction"][];
            };
            /** @description What was done since what is hidden was dealt, the oldest first, such as the tail of a record: the search takes worlds for the likelier the better they explain what other seats did, and `belief` of `hint` and `analyze` tells so. Decisions of the seat to act itself may be among them and say nothing. Games in which nothing can be concluded search as without. Only for `worlds`. */
            history?: {
                view: components["schemas"]["AnthropoceneState"];
                action: components["schemas"]["AnthropoceneAction"];
            }[];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description A new game: a full state. */
        AnthropoceneSetupAnswer: {
            state: components["schemas"]["AnthropoceneState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            seed: components["schemas"]["Seed"];
        };
        /** @description How to set up a new game; every field may be left out. */
        AnthropoceneSetupRequest: {
            options?: components["schemas"]["AnthropoceneOptions"];
            seed?: components["schemas"]["Seed"];
            /** @description Content to play with; the default catalog when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
        };
        /** @description A full state or a seat’s view of Anthropocène. */
        AnthropoceneState: {
            /**
             * @description This game.
             * @constant
             */
            game: "anthropocene";
            /**
             * @description Version of this document format.
             * @constant
             */
            version: 1;
            /** @description Content the game is played with; the default when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
            /** @description Options of a game of Anthropocène. */
            options: {
                /** @description Number of seats. `3` when absent. */
                seats?: number;
                /**
                 * @description base; expert (methane counts like carbon dioxide); young (hands lie open); chick (young without the ice). `"base"` when absent.
                 * @enum {unknown}
                 */
                mode?: "base" | "expert" | "young" | "chick";
                /** @description Seat that begins the first generation; drawn when absent. */
                firstSeat?: number;
                /** @description Start cards that lie in the grid when the game begins, in place of those of the catalog. */
                start?: {
                    /**
                     * @description Row of the grid.
                     * @enum {unknown}
                     */
                    row: "air" | "earth" | "water";
                    /**
                     * @description Column of the grid.
                     * @enum {unknown}
                     */
                    column: "W" | "N" | "E";
                    /** @description Biosphere value. `0` when absent. */
                    value?: number;
                    /** @description Carries a molecule of carbon dioxide. `false` when absent. */
                    co2?: boolean;
                    /** @description Carries a molecule of methane (counts in expert mode). `false` when absent. */
                    ch4?: boolean;
                }[];
                /** @description Rulings on open points; see docs/rules/anthropocene.md. */
                rulings?: {
                    /**
                     * @description P1. Whether start cards, those of the catalog or of the option `start`, lie in the grid at the beginning. `"catalog"` when absent.
                     * @enum {unknown}
                     */
                    startCards?: "catalog" | "none";
                    /**
                     * @description P2. Whether an objective can be met while its line has an empty space (which counts 0). `"count"` when absent.
                     * @enum {unknown}
                     */
                    unfinishedLines?: "count" | "ignore";
                    /**
                     * @description P3. In which generations objectives already met are told at the start. `"every-generation"` when absent.
                     * @enum {unknown}
                     */
                    announceAtStart?: "every-generation" | "from-second";
                    /**
                     * @description P4. What a seat that is told nothing at the start of a generation concludes: that its objective is not met, or nothing. `"unmet"` when absent.
                     * @enum {unknown}
                     */
                    silenceAtStart?: "unmet" | "nothing";
                    /**
                     * @description P5. Order of ice and sky: with the ice first, a game that it loses gets no sky card for its last generation. `"ice-first"` when absent.
                     * @enum {unknown}
                     */
                    scoringOrder?: "ice-first" | "sky-first";
                    /**
                     * @description P6. Whole stacks may be looked at: every card in them was placed in the open. `"all"` when absent.
                     * @enum {unknown}
                     */
                    lookUnder?: "all";
                    /**
                     * @description P7. When more molecules show than ice cards are left, the ice stops at 0, which is the loss. `"stop-at-zero"` when absent.
                     * @enum {unknown}
                     */
                    excessFlips?: "stop-at-zero";
                    /** @description P8. Smallest sum of the sky cards that wins in chick mode. `1` when absent. */
                    chickWinsFrom?: number;
                };
            };
            /** @description Seat whose view this is, or "all" for a full state. */
            viewer: number | "all";
            /** @description Generation being played, or the last one played. */
            generation: number;
            /** @description Seat that began this generation. */
            firstSeat: number;
            /** @description Ice level; the game is lost at 0. */
            ice: number;
            /** @description Sky value of each generation that has ended. */
            sky: number[];
            /** @description The nine spaces. */
            grid: {
                /** @description The three spaces of a row. */
                air: {
                    /** @description Cards of one space from bottom to top. */
                    W: string[];
                    /** @description Cards of one space from bottom to top. */
                    N: string[];
                    /** @description Cards of one space from bottom to top. */
                    E: string[];
                };
                /** @description The three spaces of a row. */
                earth: {
                    /** @description Cards of one space from bottom to top. */
                    W: string[];
                    /** @description Cards of one space from bottom to top. */
                    N: string[];
                    /** @description Cards of one space from bottom to top. */
                    E: string[];
                };
                /** @description The three spaces of a row. */
                water: {
                    /** @description Cards of one space from bottom to top. */
                    W: string[];
                    /** @description Cards of one space from bottom to top. */
                    N: string[];
                    /** @description Cards of one space from bottom to top. */
                    E: string[];
                };
            };
            /** @description By seat, clockwise. */
            players: {
                /** @description Cards in hand; null when the viewer cannot see them. */
                hand: string[] | null;
                /** @description Line of the objective; null for the viewer, who never sees their own. */
                landmark: ("air" | "earth" | "water" | "W" | "N" | "E") | null;
                /** @description Value of the objective; null for the viewer. */
                biosphere: number | null;
                /** @description Whether the objective is met now, as announced; null or absent when not known. */
                met?: boolean | null;
                /** @description Objectives that agree with every announcement of this generation. Leave it out without a history: then only `met` binds. */
                possible?: [
                    "air" | "earth" | "water" | "W" | "N" | "E",
                    number
                ][];
            }[];
            /** @description Whether the game has ended: lost by the ice, or three generations. `false` when absent. */
            finished?: boolean;
        };
        /** @description What the seat may know. */
        AnthropoceneViewAnswer: {
            state: components["schemas"]["AnthropoceneState"];
        };
        /** @description A full state and who looks at it. */
        AnthropoceneViewRequest: {
            state: components["schemas"]["AnthropoceneState"];
            /** @description Seat whose view is wanted. */
            seat: number;
        };
        /** @description What the seat to act can say of all that it does not see. */
        Belief: {
            /** @description Worlds that agree with all that the seat knows: a whole number, but often too large for integers. */
            worlds: number;
            /** @description Part of the worlds drawn in the search that it keeps; 1 when none is thrown away. */
            acceptance: number;
            /** @description Every hidden thing, what matters most to the seat first. */
            slots: components["schemas"]["BeliefSlot"][];
            play?: components["schemas"]["Play"];
        };
        /** @description Something that the seat to act does not see, and what it may be. */
        BeliefSlot: {
            /** @description Kind of hidden thing. */
            code: string;
            /** @description What the text is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description The same in words. */
            text: string;
            /** @description Every value it may have, the likeliest first. */
            values: components["schemas"]["BeliefValue"][];
        };
        /** @description A value that a hidden thing may have. */
        BeliefValue: {
            /** @description Kind of value. */
            code: string;
            /** @description What the text is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description The same in words. */
            text: string;
            /** @description Part of the worlds in which it is so; exact, not sampled. */
            probability: number;
            /** @description How likely it is by what others did too, as a model has learnt to read it; only with `history`. */
            byPlay?: number;
        };
        /** @description How much to search; the first limit that is met ends the search. */
        Budget: {
            /** @description Iterations of all ensembles together. */
            visits?: number;
            /** @description Milliseconds from the arrival of the request. */
            timeMs?: number;
        };
        /** @description A set of content. */
        Catalog: {
            /** @description Name. */
            id: string;
            /** @description A line for people. */
            title: string;
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description Whether it is played with when a state names none. */
            default: boolean;
            /** @description Rows by source; one counts as the least sure of its fields, so none passes for printed that is so only in part. */
            rows: {
                /** @description Rows. */
                rulebook: number;
                /** @description Rows. */
                public: number;
                /** @description Rows. */
                inferred: number;
                /** @description Rows. */
                house: number;
            };
            /** @description Fields by source: numbers, texts, yes or no, and lists of these; house fields stand in for unknown print. */
            fields: {
                /** @description Fields. */
                rulebook: number;
                /** @description Fields. */
                public: number;
                /** @description Fields. */
                inferred: number;
                /** @description Fields. */
                house: number;
            };
            /** @description The same for each kind of rows. */
            tables: {
                /** @description Kind of rows, such as cards. */
                name: string;
                /** @description Rows by source; one counts as the least sure of its fields, so none passes for printed that is so only in part. */
                rows: {
                    /** @description Rows. */
                    rulebook: number;
                    /** @description Rows. */
                    public: number;
                    /** @description Rows. */
                    inferred: number;
                    /** @description Rows. */
                    house: number;
                };
                /** @description Fields by source: numbers, texts, yes or no, and lists of these; house fields stand in for unknown print. */
                fields: {
                    /** @description Fields. */
                    rulebook: number;
                    /** @description Fields. */
                    public: number;
                    /** @description Fields. */
                    inferred: number;
                    /** @description Fields. */
                    house: number;
                };
            }[];
        };
        /** @description A set of content with all its rows. */
        CatalogAnswer: {
            /** @description Name. */
            id: string;
            /** @description A line for people. */
            title: string;
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description Rows by source; one counts as the least sure of its fields, so none passes for printed that is so only in part. */
            rows: {
                /** @description Rows. */
                rulebook: number;
                /** @description Rows. */
                public: number;
                /** @description Rows. */
                inferred: number;
                /** @description Rows. */
                house: number;
            };
            /** @description Fields by source: numbers, texts, yes or no, and lists of these; house fields stand in for unknown print. */
            fields: {
                /** @description Fields. */
                rulebook: number;
                /** @description Fields. */
                public: number;
                /** @description Fields. */
                inferred: number;
                /** @description Fields. */
                house: number;
            };
            /** @description The content, one kind of rows after the other. */
            tables: {
                /** @description Kind of rows, such as cards. */
                name: string;
                /** @description Rows by source; one counts as the least sure of its fields, so none passes for printed that is so only in part. */
                rows: {
                    /** @description Rows. */
                    rulebook: number;
                    /** @description Rows. */
                    public: number;
                    /** @description Rows. */
                    inferred: number;
                    /** @description Rows. */
                    house: number;
                };
                /** @description Fields by source: numbers, texts, yes or no, and lists of these; house fields stand in for unknown print. */
                fields: {
                    /** @description Fields. */
                    rulebook: number;
                    /** @description Fields. */
                    public: number;
                    /** @description Fields. */
                    inferred: number;
                    /** @description Fields. */
                    house: number;
                };
                /** @description The rows. `source` says where one comes from; a list named `rulebook`, `public`, `inferred` or `house` names the fields of it that come from elsewhere. */
                content: {
                    [key: string]: unknown;
                }[];
                /** @description Each of the rows in words, in their order. */
                words: components["schemas"]["RowWords"][];
            }[];
        };
        /** @description How often playouts ended in one way. */
        Chance: {
            /** @description A way the game can end. */
            ending: string;
            /** @description The same in words. */
            text: string;
            /** @description Part of the playouts that ended so. */
            probability: number;
        };
        /** @description What of this search is kept, and what it went on from; only when asked for. */
        Continuation: {
            /** @description Null when nothing was kept, as for a proved action, or a forced one of `recommend`; then the token before stays good, with more actions since. */
            token: string | null;
            /** @description Whether the search began afresh: nothing could be gone on from. */
            fresh: boolean;
            /** @description Visits that came with the earlier trees; `visits` are new ones. */
            carried: number;
        };
        /** @description A default net. */
        DefaultModel: {
            /** @description Seats of a game. */
            seats: number;
            /** @description Net that guides searches of such games when nobody says. */
            model: string;
        };
        /** @description A decision in Earth. */
        EarthAction: {
            /**
             * @description Plants no more, leaves an ability unused, gives up the rest of a gain, pays the rest in soil.
             * @constant
             */
            type: "stop";
        } | {
            /**
             * @description Uses the ability.
             * @constant
             */
            type: "use";
        } | {
            /**
             * @description Three sprouts for two soil.
             * @constant
             */
            type: "convert";
        } | {
            /**
             * @description When island and climate fire.
             * @constant
             */
            type: "order";
            /**
             * @description What fires first.
             * @enum {unknown}
             */
            first: "tableau" | "island";
        } | {
            /**
             * @description The active seat’s action.
             * @constant
             */
            type: "action";
            /**
             * @description The action.
             * @enum {unknown}
             */
            action: "plant" | "compost" | "water" | "grow";
        } | {
            /**
             * @description A part of another seat’s action.
             * @constant
             */
            type: "take";
            /**
             * @description What is taken.
             * @enum {unknown}
             */
            what: "soil" | "compost" | "sprouts" | "cards" | "growth";
        } | {
            /**
             * @description An objective for Gaïa.
             * @constant
             */
            type: "gyre";
            /** @description Its place in `fauna`. */
            objective: number;
        } | {
            /**
             * @description Lets Gaïa play, where she waits to be asked.
             * @constant
             */
            type: "gaia";
        } | {
            /**
             * @description Discards a leaf to activate an animal.
             * @constant
             */
            type: "leaf";
        } | {
            /**
             * @description An animal.
             * @constant
             */
            type: "animal";
            /**
             * @description An animal of the catalog.
             * @example panda-roux
             */
            animal: string;
        } | {
            /**
             * @description A side of a card.
             * @constant
             */
            type: "side";
            /** @description Printed number and side. */
            side: string;
        } | {
            /**
             * @description Keeps this card of those looked at.
             * @constant
             */
            type: "keep";
            /** @description Printed number of an Earth card. */
            card: number;
        } | {
            /**
             * @description Plants this card.
             * @constant
             */
            type: "plant";
            /** @description Printed number of an Earth card. */
            card: number;
        } | {
            /**
             * @description Plants this card over a terrain, for nothing.
             * @constant
             */
            type: "replace";
            /** @description Printed number of an Earth card. */
            card: number;
        } | {
            /**
             * @description Composts this card of the hand.
             * @constant
             */
            type: "compost";
            /** @description Printed number of an Earth card. */
            card: number;
        } | {
            /**
             * @description Plays this event.
             * @constant
             */
            type: "event";
            /** @description Printed number of an Earth card. */
            card: number;
        } | {
            /**
             * @description Where the card goes.
             * @constant
             */
            type: "plot";
            /** @description Row; -1 is above the tableau. */
            row: number;
            /** @description Column; -1 is left of the tableau. */
            column: number;
        } | {
            /**
             * @description A card of the tableau.
             * @constant
             */
            type: "space";
            /** @description Row of the tableau, from the top; its first row with a card is 0. */
            row: number;
            /** @description Column of the tableau, from the left; its first column with a card is 0. */
            column: number;
        };
        /** @description A legal action. */
        EarthActionEntry: {
            action: components["schemas"]["EarthAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
        };
        /** @description All that the search knows of one action. */
        EarthAnalysis: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["EarthAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description Utility less two errors, at least 0: what the action is almost surely worth. Null where fewer than 20 playouts are too few to say. */
            lowerBound: number | null;
            /** @description Its place by lower bound; 1 is the highest. */
            lowerBoundRank: number;
            /** @description How likely the method takes this action: its part of the visits; of an equilibrium, the average policy; 1 for the best action of a proof. */
            policy: number;
            /** @description What a net thought of the action before the search; null, since there is no net. */
            prior: null;
            /** @description How the game comes out after this action; null when not searched, and where `winProbability` is null. */
            odds: components["schemas"]["Odds"] | null;
            /** @description Times the action could have been visited. */
            availability: number;
            /** @description Mean utility by seat; empty when not searched. */
            values: number[];
            /** @description How the game ends after this action; empty when not searched. */
            endings: components["schemas"]["Chance"][];
            /** @description What the game measures; empty when not searched. */
            metrics: components["schemas"]["Measure"][];
            /** @description What the position gives to watch; empty when not searched. */
            watched: components["schemas"]["Watched"][];
            /** @description Visits of each step of the line. */
            lineVisits: number[];
        };
        /** @description Everything the search knows. */
        EarthAnalyzeAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            actions: components["schemas"]["EarthAnalysis"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["Outlook"] | null;
            /** @description Exact, whatever the search found; null where the worlds are too many to count. */
            belief: components["schemas"]["Belief"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["EarthIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        EarthAnalyzeManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["EarthAnalyzeAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description An action and the seed of its chance. */
        EarthAppliedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["EarthAction"];
            seed: components["schemas"]["Seed"];
        };
        /** @description The full state after the actions and all that follows from them. */
        EarthApplyAnswer: {
            state: components["schemas"]["EarthState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description The same as moves of a record. */
            moves: components["schemas"]["EarthAppliedMove"][];
            /** @description What everyone saw, in order. */
            events: components["schemas"]["Event"][];
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
        };
        /** @description A full state and the action that the seat to act takes, or several, one after another. */
        EarthApplyRequest: {
            state: components["schemas"]["EarthState"];
            action?: components["schemas"]["EarthAction"];
            /** @description Several actions, each of the seat that is to act then. Excludes `action`. */
            actions?: components["schemas"]["EarthAction"][];
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description What the automaton did, and what it has to be told next. */
        EarthAutomaAnswer: {
            /** @description The document to go on with. */
            state: components["schemas"]["EarthTable"] | components["schemas"]["EarthState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description What happens, in order. */
            steps: components["schemas"]["Step"][];
            /** @description What the next document has to tell; empty for whole states. */
            asks: components["schemas"]["Question"][];
            /** @description The automaton’s points so far; empty for whole states. */
            score: {
                /** @description What the points are for. */
                code: string;
                /** @description In words. */
                text: string;
                /** @description Points. */
                points: number;
            }[];
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
        };
        /** @description What lies before the automaton, and what the person tells of the turn that is over. */
        EarthAutomaRequest: {
            /** @description A companion document of a real table, or a full state that waits for the automaton. */
            state: components["schemas"]["EarthTable"] | components["schemas"]["EarthState"];
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A game from a state on: a full one, or the view of one seat, and then each move but the last says what this seat saw after it. */
        EarthGameRecord: {
            /** @description Name of the game. */
            game: string;
            /**
             * @description Version of the states and actions.
             * @constant
             */
            version: 1;
            /**
             * @description Version of the record; also what tells it from a state.
             * @constant
             */
            record: 1;
            start: components["schemas"]["EarthState"];
            /** @description What was done, in order. */
            moves: components["schemas"]["EarthRecordedMove"][];
            result?: components["schemas"]["RecordResult"];
        };
        /** @description A ranked, explained action. */
        EarthHint: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["EarthAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description What the game adds to each part of the score; null where scores have no parts, and with fewer than 20 playouts. */
            plan: components["schemas"]["Plan"] | null;
            /** @description What sets the action apart: the best from the next best, any other from the best. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description Ranked, explained actions for a person. */
        EarthHintAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            hints: components["schemas"]["EarthHint"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["HintOutlook"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["EarthIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description An action that was to be valued whatever the search thought of it. */
        EarthIncluded: {
            action: components["schemas"]["EarthAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action in the search that it is told by. */
            visits: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description Against the best action, as the same search saw it; null where either was not searched. */
            loss: {
                /** @description Utility that it gives away; below 0 where it came out better. */
                utility: number;
                /** @description How far that may be off; null where playouts are too few to say. */
                error: number | null;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            } | null;
            /** @description What sets it apart from the best action; empty for that itself. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description An action as it looked to the seat that had to decide. */
        EarthJudgedAction: {
            action: components["schemas"]["EarthAction"];
            /** @description The action in one short line. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description What it was worth to the seat by what it knew. */
            value: components["schemas"]["Value"] | null;
        };
        /** @description A decision between several actions, judged by what the seat knew then. */
        EarthJudgedDecision: {
            /** @description Its place among the moves of the record. */
            move: number;
            /** @description Seat that decided. */
            seat: number;
            /** @description Legal actions there were. */
            legal: number;
            /**
             * @description How good it was, by the utility that it gave away against the best action, less what chance may have made of that.
             * @enum {unknown}
             */
            grade: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
            taken: components["schemas"]["EarthJudgedAction"];
            best: components["schemas"]["EarthJudgedAction"];
            /** @description What it cost against the best action. */
            loss: {
                /** @description Utility that it gave away. */
                utility: number;
                /** @description Standard error of that. */
                error: number;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            };
            /** @description What was wrong, in a sentence; null where it was best or fine. */
            text: string | null;
            /** @description What sets the two apart; empty where it was best or fine. */
            reasons: components["schemas"]["Reason"][];
            /** @description Visits of the searches of this decision. */
            visits: number;
        };
        /** @description What the seat to act may do. */
        EarthLegalActionsAnswer: {
            /** @description Seat to act. */
            toAct: number;
            /** @description Every legal action, in a fixed order. */
            actions: components["schemas"]["EarthActionEntry"][];
            /** @description Where asked for: the points so far, as the seat to act knows them; empty in a game without any. */
            sheet?: components["schemas"]["FinalRow"][];
        };
        /** @description A full state, or the view of the seat to act. */
        EarthLegalActionsRequest: {
            state: components["schemas"]["EarthState"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Whether to answer with the points so far, by seat and part of the score. */
            sheet?: boolean;
        };
        /** @description Positions, and one budget for all of them: visits are shared out evenly among those that need a search, and time as they come. A `level` is that of every position. */
        EarthManyRequest: {
            /** @description What is asked about, all of one game. */
            positions: components["schemas"]["EarthPosition"][];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description Options of a game of Earth. */
        EarthOptions: {
            /** @description Number of seats; 1 plays against Gaïa. `2` when absent. */
            seats?: number;
            /**
             * @description Set-up: beginner (no ecosystems, flat fauna values), standard, or advanced (two cards of each). `"standard"` when absent.
             * @enum {unknown}
             */
            level?: "beginner" | "standard" | "advanced";
            /**
             * @description How strong Gaïa is; with one seat only. `"medium"` when absent.
             * @enum {unknown}
             */
            difficulty?: "beginner" | "medium" | "hard" | "expert";
            /**
             * @description When Gaïa plays, with one seat only: at once, or when she is asked to by the action `gaia` or by `automa`. `"at-once"` when absent.
             * @enum {unknown}
             */
            gaia?: "at-once" | "asked";
            /** @description Whether the expansion Animal Kingdom is played with. `false` when absent. */
            animals?: boolean;
            /** @description Seat that begins; drawn when absent. */
            firstSeat?: number;
            /** @description E8. Rounds after which the game is ended, should nobody have planted 16 cards. `60` when absent. */
            roundLimit?: number;
            /** @description Rulings on open points; see docs/rules/earth.md. */
            rulings?: {
                /**
                 * @description E1. Whether events and conversions can still be played when the game has ended, before it is scored. `"offered"` when absent.
                 * @enum {unknown}
                 */
                lastChance?: "offered" | "none";
                /**
                 * @description E4. Whether the collective ability is resolved at the end of the last round too. `"yes"` when absent.
                 * @enum {unknown}
                 */
                collectiveAtEnd?: "yes" | "no";
                /**
                 * @description E5. What the growth of tied seats is compared by. `"points"` when absent.
                 * @enum {unknown}
                 */
                tiedGrowth?: "points" | "pieces";
                /**
                 * @description E6. Whether the person’s animals of a solo game are dealt, or kept from four. `"dealt"` when absent.
                 * @enum {unknown}
                 */
                soloAnimals?: "dealt" | "chosen";
                /**
                 * @description E9. Whether island and climate count where a terrain, ecosystem or objective counts cards and does not say so. `"yes"` when absent.
                 * @enum {unknown}
                 */
                objectivesCountIslandAndClimate?: "yes" | "no";
                /**
                 * @description E2. Whether a solo game ends with the turn of the 16th card, or after one more turn of Gaïa. `"at-once"` when absent.
                 * @enum {unknown}
                 */
                soloEnd?: "at-once" | "after-gaia";
                /**
                 * @description E3. What events in Gaïa’s pile are worth to her: their points without the minus, or as printed. `"absolute"` when absent.
                 * @enum {unknown}
                 */
                gaiaEvents?: "absolute" | "printed";
                /**
                 * @description E7. What Gaïa does where an animal composts from the hand: from the deck instead, or nothing. `"deck"` when absent.
                 * @enum {unknown}
                 */
                gaiaHand?: "deck" | "nothing";
                /**
                 * @description G1. Who gets the completion bonus when the person plants the 16th card in the turn of her 12th card. `"gaia"` when absent.
                 * @enum {unknown}
                 */
                gaiaBonus?: "gaia" | "person";
                /**
                 * @description G2. Where an animal stores up to so many pieces: as many as she has, or nothing unless she has them all. `"as-many"` when absent.
                 * @enum {unknown}
                 */
                gaiaStores?: "as-many" | "full";
                /**
                 * @description G3. What comes first once she has placed a leaf for a Gyre: her animals, or the bonus of the Expert level. `"animals"` when absent.
                 * @enum {unknown}
                 */
                gaiaGyre?: "animals" | "bonus";
                /**
                 * @description G4. What each of her own leaves that she never placed brings her: nothing, or five points as with Abundance. `"nothing"` when absent.
                 * @enum {unknown}
                 */
                gaiaLeaves?: "nothing" | "five";
                /**
                 * @description G5. What happens once the 20 places for stacks on her board are full: stacks go on, or growth is lost. `"unlimited"` when absent.
                 * @enum {unknown}
                 */
                gaiaGrowth?: "unlimited" | "twenty-stacks";
                /**
                 * @description G6. How many animals she and the person have at the Expert level, which the rulebook does not name. `"two"` when absent.
                 * @enum {unknown}
                 */
                expertAnimals?: "two" | "one";
                /**
                 * @description G7. What equal scores are: lost, since the person wins with more points, or a draw. `"lost"` when absent.
                 * @enum {unknown}
                 */
                gaiaTies?: "lost" | "drawn";
            };
        };
        /** @description The game that bots made of it. */
        EarthPlayoutAnswer: {
            record: components["schemas"]["EarthGameRecord"];
            state: components["schemas"]["EarthState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
            /** @description What nets bots searched with, each once; the same request gives the same game with the same nets. */
            nets: {
                /** @description Net that valued the leaves; null for none. */
                model: string | null;
                /** @description SHA-256 of that net. */
                modelHash?: string;
                /** @description Why the default net was not used; only where there is one that cannot be used here. */
                modelMissing?: string;
                /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
                reproducible?: boolean;
            }[];
        };
        /** @description A full state to play on from, and how strong the bots are; level 4 when nothing is said. */
        EarthPlayoutRequest: {
            state: components["schemas"]["EarthState"];
            /** @description A level of `GET /v1/games`. */
            level?: number;
            /** @description Level by seat, in place of one for all. Excludes `level`. */
            levels?: number[];
            /** @description Moves to stop after; the end of the game when absent. */
            moves?: number;
            seed?: components["schemas"]["Seed"];
        };
        /** @description A full state, or the view of the seat to act; `<seed>/<place>` is its seed when it has none. */
        EarthPosition: {
            state: components["schemas"]["EarthState"];
            seed?: components["schemas"]["Seed"];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["EarthAction"][];
        };
        /** @description The action to take. */
        EarthRecommendAnswer: {
            action: components["schemas"]["EarthAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["EarthIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        EarthRecommendManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["EarthRecommendAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description The same as a record, which plays back. */
        EarthRecordAnswer: {
            record: components["schemas"]["EarthGameRecord"];
        };
        /** @description What a seat saw and did; `last` is what it saw in the end. */
        EarthRecordRequest: {
            /** @description Every decision of one seat, in order. */
            decisions: {
                state: components["schemas"]["EarthState"];
                action: components["schemas"]["EarthAction"];
            }[];
            last?: components["schemas"]["EarthState"];
        };
        /** @description An action, and how chance came out: `seed` where `apply` was given one, or `state`, what the recorder saw after it, where chance or hidden cards came from elsewhere. Without either the seed is 0. */
        EarthRecordedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["EarthAction"];
            seed?: components["schemas"]["Seed"];
            state?: components["schemas"]["EarthState"];
        };
        /** @description A game played back. */
        EarthReplayAnswer: {
            /** @description The state after the last move; null where the view of a seat ends without one. */
            state: components["schemas"]["EarthState"] | null;
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description Every move that was played back. */
            moves: components["schemas"]["EarthReplayedMove"][];
            /** @description What the seat to act can tell of what others did, ready for `history` of a search; only where it was asked for. Empty where nothing is concluded (`concludes` of `GET /v1/games`), and where the record is what one seat saw. */
            history?: {
                view: components["schemas"]["EarthState"];
                action: components["schemas"]["EarthAction"];
            }[];
            outcome?: components["schemas"]["Outcome"];
        };
        /** @description A record, and how far to play it back. */
        EarthReplayRequest: {
            record: components["schemas"]["EarthGameRecord"];
            /** @description Moves to play back; all of them when absent. */
            until?: number;
            /** @description Whether to answer with what the seat that is then to act can tell a search of what others did. */
            history?: boolean;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A move of a record. */
        EarthReplayedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["EarthAction"];
            /** @description The action in one short line; null where the recorder could not tell what it was. */
            notation: string | null;
            /** @description The action in words; null likewise. */
            text: string | null;
            /** @description What everyone saw, in order; empty where a state tells what it came to. */
            events: components["schemas"]["Event"][];
        };
        /** @description A game reviewed. */
        EarthReviewAnswer: {
            /** @description Every decision that was looked at, in order. */
            decisions: components["schemas"]["EarthJudgedDecision"][];
            /** @description How the game stood at each decision, and at its end. */
            curve: {
                /** @description Moves made before. */
                move: number;
                /** @description Expected utility by seat. */
                utilities: number[];
            }[];
            /** @description Where it changed most, in order of moves; at most five. */
            turningPoints: {
                /** @description The move it came with. */
                move: number;
                /**
                 * @description Whether the move itself changed it, or what came after.
                 * @enum {unknown}
                 */
                kind: "decision" | "luck";
                /** @description Change of utility by seat. */
                changes: number[];
            }[];
            /** @description What it came to for every seat. */
            seats: components["schemas"]["SeatReview"][];
            outcome?: components["schemas"]["Outcome"];
            /** @description Visits of all searches. */
            visits: number;
            seed: components["schemas"]["Seed"];
            /** @description Net that valued the leaves; null for none. */
            model: string | null;
            /** @description SHA-256 of that net. */
            modelHash?: string;
            /** @description Why the default net was not used; only where there is one that cannot be used here. */
            modelMissing?: string;
            /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
            reproducible?: boolean;
        };
        /** @description A record, and how much to search for the whole of it: 1,000 visits a decision when nothing is said, as far as this server allows. Half goes to all decisions alike, the rest to those that seem wrong, or nearly so. */
        EarthReviewRequest: {
            record: components["schemas"]["EarthGameRecord"];
            /** @description Seats whose decisions are looked at; all when absent, or the one whose view the record is. */
            seats?: number[];
            budget?: components["schemas"]["Budget"];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description What to search: a full state, which is first reduced to the view of the seat to act, or that view. */
        EarthSearchRequest: {
            state: components["schemas"]["EarthState"];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Legal actions to choose from; all of them when absent or empty. */
            allow?: components["schemas"]["EarthAction"][];
            /** @description Legal actions to leave out. */
            avoid?: components["schemas"]["EarthAction"][];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["EarthAction"][];
            /** @description Keeps the trees of this search for the next decision of the same seat, and goes on from those of an earlier one. What cannot be gone on from is searched afresh, and the answer says so; it may depend on what was kept. `{}` begins. Only for `worlds`. */
            continuation?: {
                /** @description The token of an earlier answer; absent at the first decision. */
                token?: string;
                /** @description Every action taken since the state of that answer, by all seats, in order; the own one first. */
                actions?: components["schemas"]["EarthAction"][];
            };
            /** @description What was done since what is hidden was dealt, the oldest first, such as the tail of a record: the search takes worlds for the likelier the better they explain what other seats did, and `belief` of `hint` and `analyze` tells so. Decisions of the seat to act itself may be among them and say nothing. Games in which nothing can be concluded search as without. Only for `worlds`. */
            history?: {
                view: components["schemas"]["EarthState"];
                action: components["schemas"]["EarthAction"];
            }[];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description A new game: a full state. */
        EarthSetupAnswer: {
            state: components["schemas"]["EarthState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            seed: components["schemas"]["Seed"];
        };
        /** @description How to set up a new game; every field may be left out. */
        EarthSetupRequest: {
            options?: components["schemas"]["EarthOptions"];
            seed?: components["schemas"]["Seed"];
            /** @description Content to play with; the default catalog when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
        };
        /** @description A full state or a seat’s view of Earth. */
        EarthState: {
            /**
             * @description This game.
             * @constant
             */
            game: "earth";
            /**
             * @description Version of this document format.
             * @constant
             */
            version: 1;
            /** @description Content the game is played with; the default when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
            /** @description Options of a game of Earth. */
            options: {
                /** @description Number of seats; 1 plays against Gaïa. `2` when absent. */
                seats?: number;
                /**
                 * @description Set-up: beginner (no ecosystems, flat fauna values), standard, or advanced (two cards of each). `"standard"` when absent.
                 * @enum {unknown}
                 */
                level?: "beginner" | "standard" | "advanced";
                /**
                 * @description How strong Gaïa is; with one seat only. `"medium"` when absent.
                 * @enum {unknown}
                 */
                difficulty?: "beginner" | "medium" | "hard" | "expert";
                /**
                 * @description When Gaïa plays, with one seat only: at once, or when she is asked to by the action `gaia` or by `automa`. `"at-once"` when absent.
                 * @enum {unknown}
                 */
                gaia?: "at-once" | "asked";
                /** @description Whether the expansion Animal Kingdom is played with. `false` when absent. */
                animals?: boolean;
                /** @description Seat that begins; drawn when absent. */
                firstSeat?: number;
                /** @description E8. Rounds after which the game is ended, should nobody have planted 16 cards. `60` when absent. */
                roundLimit?: number;
                /** @description Rulings on open points; see docs/rules/earth.md. */
                rulings?: {
                    /**
                     * @description E1. Whether events and conversions can still be played when the game has ended, before it is scored. `"offered"` when absent.
                     * @enum {unknown}
                     */
                    lastChance?: "offered" | "none";
                    /**
                     * @description E4. Whether the collective ability is resolved at the end of the last round too. `"yes"` when absent.
                     * @enum {unknown}
                     */
                    collectiveAtEnd?: "yes" | "no";
                    /**
                     * @description E5. What the growth of tied seats is compared by. `"points"` when absent.
                     * @enum {unknown}
                     */
                    tiedGrowth?: "points" | "pieces";
                    /**
                     * @description E6. Whether the person’s animals of a solo game are dealt, or kept from four. `"dealt"` when absent.
                     * @enum {unknown}
                     */
                    soloAnimals?: "dealt" | "chosen";
                    /**
                     * @description E9. Whether island and climate count where a terrain, ecosystem or objective counts cards and does not say so. `"yes"` when absent.
                     * @enum {unknown}
                     */
                    objectivesCountIslandAndClimate?: "yes" | "no";
                    /**
                     * @description E2. Whether a solo game ends with the turn of the 16th card, or after one more turn of Gaïa. `"at-once"` when absent.
                     * @enum {unknown}
                     */
                    soloEnd?: "at-once" | "after-gaia";
                    /**
                     * @description E3. What events in Gaïa’s pile are worth to her: their points without the minus, or as printed. `"absolute"` when absent.
                     * @enum {unknown}
                     */
                    gaiaEvents?: "absolute" | "printed";
                    /**
                     * @description E7. What Gaïa does where an animal composts from the hand: from the deck instead, or nothing. `"deck"` when absent.
                     * @enum {unknown}
                     */
                    gaiaHand?: "deck" | "nothing";
                    /**
                     * @description G1. Who gets the completion bonus when the person plants the 16th card in the turn of her 12th card. `"gaia"` when absent.
                     * @enum {unknown}
                     */
                    gaiaBonus?: "gaia" | "person";
                    /**
                     * @description G2. Where an animal stores up to so many pieces: as many as she has, or nothing unless she has them all. `"as-many"` when absent.
                     * @enum {unknown}
                     */
                    gaiaStores?: "as-many" | "full";
                    /**
                     * @description G3. What comes first once she has placed a leaf for a Gyre: her animals, or the bonus of the Expert level. `"animals"` when absent.
                     * @enum {unknown}
                     */
                    gaiaGyre?: "animals" | "bonus";
                    /**
                     * @description G4. What each of her own leaves that she never placed brings her: nothing, or five points as with Abundance. `"nothing"` when absent.
                     * @enum {unknown}
                     */
                    gaiaLeaves?: "nothing" | "five";
                    /**
                     * @description G5. What happens once the 20 places for stacks on her board are full: stacks go on, or growth is lost. `"unlimited"` when absent.
                     * @enum {unknown}
                     */
                    gaiaGrowth?: "unlimited" | "twenty-stacks";
                    /**
                     * @description G6. How many animals she and the person have at the Expert level, which the rulebook does not name. `"two"` when absent.
                     * @enum {unknown}
                     */
                    expertAnimals?: "two" | "one";
                    /**
                     * @description G7. What equal scores are: lost, since the person wins with more points, or a draw. `"lost"` when absent.
                     * @enum {unknown}
                     */
                    gaiaTies?: "lost" | "drawn";
                };
            };
            /** @description Seat whose view this is, or "all" for a full state. */
            viewer: number | "all";
            /** @description Round, from 1. */
            round: number;
            /** @description A seat. */
            firstSeat: number;
            /**
             * @description What is decided, once the effects in progress are done.
             * @enum {unknown}
             */
            stage: "sides" | "start" | "choose" | "planting" | "space" | "option" | "order" | "activate" | "more" | "gyre" | "gaia" | "animals" | "collective" | "last" | "over";
            /** @description A seat. */
            active: number;
            /** @description A seat. */
            seat: number;
            /** @description Null before it is chosen. */
            action: ("plant" | "compost" | "water" | "grow") | null;
            /** @description Cards the seat may still plant. */
            plants?: number;
            /** @description The card that was chosen to be planted. */
            planting?: {
                /** @description Printed number of an Earth card. */
                card: number;
                /**
                 * @description Over a terrain, for nothing.
                 * @constant
                 */
                over?: true;
            };
            /** @description Next source of abilities: spaces 0–15, island, climate, in the order they fire. In the stage last, 1 while animals answer the leaves placed by it. */
            step?: number;
            /**
             * @description Island and climate fire before the tableau: steps 0 and 1.
             * @constant
             */
            islandFirst?: true;
            /** @description What has happened since the seat could last play an event, as a sum: 1 an effect that has ended, 2 sprouts that are now enough for a conversion. */
            news?: number;
            /** @description Effects in progress, the one decided now last. */
            effects?: {
                /**
                 * @description What the effect comes from.
                 * @enum {unknown}
                 */
                source: "main" | "ability" | "planted" | "event" | "convert" | "payment" | "setup" | "animal" | "gift" | "leaf";
                /** @description The card it is printed on. */
                card?: number | string;
                /**
                 * @description What else a price is paid in.
                 * @enum {unknown}
                 */
                payWith?: "hand" | "sprouts" | "growth";
                /** @description Sprouts to pay. */
                paySprouts?: number;
                /** @description Growth to pay. */
                payGrowth?: number;
                /** @description Cards of the hand to compost as a price. */
                payHand?: number;
                /** @description Price to pay in soil or otherwise. */
                payMixed?: number;
                /** @description Soil to gain. */
                soil?: number;
                /** @description Cards to draw. */
                draw?: number;
                /** @description Cards of the deck to compost. */
                compostDeck?: number;
                /** @description Cards to look at. */
                looks?: number;
                /** @description Cards of the hand that may be composted. */
                compostHand?: number;
                /** @description Sprouts to place. */
                sprouts?: number;
                /** @description Growth to place. */
                growth?: number;
                /** @description Most that one card gets; any number when absent. */
                each?: number;
                /** @description How many the last card chosen has got. */
                put?: number;
                /** @description Spaces that sprouts and growth may go to; all when absent. */
                targets?: number[];
                /** @description Choices whose order does not matter are made ascending: the last space or card; null when it is hidden. */
                floor?: number | null;
                /**
                 * @description Nothing of it has been taken yet.
                 * @constant
                 */
                fresh?: true;
                /** @description Whose effect it is; the seat that decides when absent. */
                owner?: number;
                /** @description Which of the owner’s animals is activated. */
                slot?: number;
                /** @description Steps left. */
                moves?: number;
                /** @description Space of the pawn plus 1. */
                at?: number;
                /** @description Space it began on plus 1. */
                start?: number;
                /** @description Spaces visited. */
                visited?: number[];
                /** @description Spaces that cannot be entered again. */
                used?: number[];
                /** @description How often the effect may still be used here; of a leaf, its animals as a mask. */
                asks?: number;
                /** @description 0 while it moves, 1 during its effect, 2 after it. */
                part?: number;
            }[];
            /** @description Cards looked at, one of which is kept. */
            looked?: {
                /** @description Cards looked at. */
                count: number;
                /** @description Null when hidden. */
                cards: number[] | null;
            };
            /** @description Objectives. */
            fauna: string[];
            /** @description Leaves on each objective. */
            arrivals: number[][];
            /** @description Seat that has the completion bonus. */
            completion: number | null;
            /** @description Ecosystems of all; none in a beginner game. */
            ecosystems: string[];
            /** @description Cards in the deck. */
            deckSize: number;
            /** @description Deck from top to bottom; null when hidden. */
            deck: number[] | null;
            /** @description Discard pile, which lies face up. */
            discards: number[];
            /** @description For each time the discard pile became the deck: the cards that this happened to last then. */
            shuffled?: number[][];
            /** @description Against Gaïa: soil gained in this turn. */
            soilGained?: number;
            /** @description Against Gaïa: cards drawn in this turn. */
            cardsDrawn?: number;
            /**
             * @description An animal of the catalog.
             * @example panda-roux
             */
            collective?: string;
            /** @description Gaïa, in a solo game. Where seats are listed she is 1. */
            gaia?: {
                /** @description Soil. */
                soil: number;
                /** @description Sprouts. */
                sprouts: number;
                /** @description Growth pieces. */
                growth: number;
                /** @description Compost, from top to bottom. */
                compost: {
                    /** @description The card; null when the viewer has not seen it. */
                    card: number | null;
                    /**
                     * @description Where it comes from: unseen, or known to its owner.
                     * @enum {unknown}
                     */
                    from: "deck" | "hand";
                    /** @description Shuffles of the discard pile before it was composted; 0 when absent. */
                    shuffle?: number;
                }[];
                /** @description Cards she has taken, face up. */
                pile: number[];
                /** @description Animals; with Animal Kingdom only. */
                animals?: {
                    /**
                     * @description An animal of the catalog.
                     * @example panda-roux
                     */
                    id: string;
                    /** @description Spaces with a pawn. */
                    pawns?: number[];
                    /** @description Pieces in its storage. */
                    stored?: number;
                }[];
                /** @description Her cards turned up so far. */
                revealed: ("plant" | "compost" | "water" | "grow" | "north-gyre" | "south-gyre")[];
                /** @description Her cards to come; null when hidden. */
                upcoming: ("plant" | "compost" | "water" | "grow" | "north-gyre" | "south-gyre")[] | null;
                /**
                 * @description She leaves out her next turn.
                 * @constant
                 */
                skips?: true;
            };
            /** @description By seat, clockwise. */
            players: {
                /** @description Only before the first turn; null for what the viewer cannot see. */
                dealt?: {
                    /** @description Island sides to choose from. */
                    islands: string[];
                    /** @description Climate sides to choose from. */
                    climates: string[];
                    /** @description Ecosystem sides to choose from. */
                    ecosystems: string[];
                    /** @description Animals to choose from. */
                    animals?: string[];
                } | null;
                /** @description How many sides and animals it has chosen; only before the first turn. */
                chosen?: number;
                /** @description Island; null when it is not chosen, or not shown yet. */
                island: string | null;
                /** @description Climate; null when it is not chosen, or not shown yet. */
                climate: string | null;
                /** @description Own ecosystem; null when it is not chosen, not shown yet, or not played with. */
                ecosystem: string | null;
                /** @description Soil. */
                soil: number;
                /** @description Cards in hand. */
                handSize: number;
                /** @description Cards in hand; null when the viewer cannot see them. */
                hand: number[] | null;
                /** @description Once the discard pile has been shuffled: how many of the cards it holds or composted from its hand came from each deck. */
                held?: number[];
                /** @description Compost, from top to bottom. */
                compost: {
                    /** @description The card; null when the viewer has not seen it. */
                    card: number | null;
                    /**
                     * @description Where it comes from: unseen, or known to its owner.
                     * @enum {unknown}
                     */
                    from: "deck" | "hand";
                    /** @description Shuffles of the discard pile before it was composted; 0 when absent. */
                    shuffle?: number;
                }[];
                /** @description Tableau. */
                tableau: {
                    /** @description Printed number of an Earth card. */
                    card: number;
                    /** @description Row of the tableau, from the top; its first row with a card is 0. */
                    row: number;
                    /** @description Column of the tableau, from the left; its first column with a card is 0. */
                    column: number;
                    /** @description Sprouts on it. */
                    sprouts?: number;
                    /** @description Growth pieces on it, the canopy included. */
                    growth?: number;
                    /**
                     * @description Planted in this turn.
                     * @constant
                     */
                    fresh?: true;
                }[];
                /** @description Events played. */
                events: number[];
                /** @description Animals; with Animal Kingdom only. */
                animals?: {
                    /**
                     * @description An animal of the catalog.
                     * @example panda-roux
                     */
                    id: string;
                    /** @description Spaces with a pawn. */
                    pawns?: number[];
                    /** @description Pieces in its storage. */
                    stored?: number;
                }[];
                /** @description Pieces that a collective ability put on the island. */
                islandStored?: number;
                /** @description Leaves discarded for animals. */
                leavesDiscarded?: number;
                /** @description Leaves placed whose animals are still to be activated. */
                leavesPending?: number;
                /** @description Objectives met at some step of this turn, to be claimed at its end. */
                met?: number[];
            }[];
        };
        /** @description Gaïa at a real table: her counters and the figures she needs. */
        EarthTable: {
            /**
             * @description This game.
             * @constant
             */
            game: "earth";
            /**
             * @description Version of this document format.
             * @constant
             */
            version: 1;
            /**
             * @description A companion of a real table, not a state.
             * @constant
             */
            kind: "automa";
            /** @description What is played. */
            options: {
                /**
                 * @description How strong Gaïa is; printed Débutant, Standard, Difficile, Expert.
                 * @enum {unknown}
                 */
                difficulty: "beginner" | "medium" | "hard" | "expert";
                /**
                 * @description Who shuffles Gaïa’s six cards: the person, who tells each card, or Arbor. `"table"` when absent.
                 * @enum {unknown}
                 */
                cards?: "table" | "arbor";
                /** @description Gaïa’s animals, from left to right; absent or empty without Animal Kingdom. */
                animals?: (string | {
                    /** @description Its name, as the steps are to call it. */
                    name: string;
                    /**
                     * @description How it moves: up to so many cards; to one card; exactly so many; never; or five pawns, which for Gaïa is once a used leaf.
                     * @enum {unknown}
                     */
                    move: "up-to" | "to-card" | "exactly" | "none" | "pawns";
                    /** @description With the move `up-to`: most cards it visits in one activation, all else being for each of them. `1` when absent. */
                    most?: number;
                    /**
                     * @description With the move `up-to`: `most` is for each leaf used so far.
                     * @constant
                     */
                    perUsedLeaf?: true;
                    /** @description Paid in full or not at all: for each visited card with `up-to` and `pawns`, else for the whole. */
                    cost?: {
                        /** @description Soil. */
                        soil?: number;
                        /** @description Sprouts. */
                        sprouts?: number;
                        /** @description Growth; the last piece placed goes first, trunk or canopy. */
                        growth?: number;
                        /** @description Cards of the compost as a cost; cards from the deck to the compost as a gain. */
                        compost?: number;
                        /** @description Cards composted from the hand: a cost she cannot pay, a gain by ruling E7. */
                        hand?: number;
                    };
                    /** @description What it brings, as often as the cost is paid. */
                    gain?: {
                        /** @description Soil. */
                        soil?: number;
                        /** @description Sprouts. */
                        sprouts?: number;
                        /** @description Growth; the last piece placed goes first, trunk or canopy. */
                        growth?: number;
                        /** @description Cards of the compost as a cost; cards from the deck to the compost as a gain. */
                        compost?: number;
                        /** @description Cards composted from the hand: a cost she cannot pay, a gain by ruling E7. */
                        hand?: number;
                        /** @description Cards drawn; Gaïa composts two for each. */
                        draw?: number;
                    };
                    /** @description What it brings to each other player; of Gaïa’s animals, to the person. */
                    others?: {
                        /** @description Soil. */
                        soil?: number;
                        /** @description Sprouts. */
                        sprouts?: number;
                        /** @description Growth; the last piece placed goes first, trunk or canopy. */
                        growth?: number;
                        /** @description Cards of the compost as a cost; cards from the deck to the compost as a gain. */
                        compost?: number;
                        /** @description Cards composted from the hand: a cost she cannot pay, a gain by ruling E7. */
                        hand?: number;
                        /** @description Cards drawn; Gaïa composts two for each. */
                        draw?: number;
                    };
                    /** @description Storage zone. */
                    stores?: {
                        /**
                         * @description What is put into the storage zone.
                         * @enum {unknown}
                         */
                        what: "soil" | "sprouts" | "growth" | "compost";
                        /** @description Up to so many, as often as the cost is paid. */
                        most: number;
                        /**
                         * @description Whether it is taken from her or from the supply. `"own"` when absent.
                         * @enum {unknown}
                         */
                        from?: "own" | "supply";
                        /** @description Points at the end … */
                        points: number;
                        /** @description … for each so many stored. `1` when absent. */
                        per?: number;
                    };
                })[];
                /** @description Rulings on open points; see docs/rules/earth-gaia.md. */
                rulings?: {
                    /**
                     * @description E2. Whether a solo game ends with the turn of the 16th card, or after one more turn of Gaïa. `"at-once"` when absent.
                     * @enum {unknown}
                     */
                    soloEnd?: "at-once" | "after-gaia";
                    /**
                     * @description E3. What events in Gaïa’s pile are worth to her: their points without the minus, or as printed. `"absolute"` when absent.
                     * @enum {unknown}
                     */
                    gaiaEvents?: "absolute" | "printed";
                    /**
                     * @description E7. What Gaïa does where an animal composts from the hand: from the deck instead, or nothing. `"deck"` when absent.
                     * @enum {unknown}
                     */
                    gaiaHand?: "deck" | "nothing";
                    /**
                     * @description G1. Who gets the completion bonus when the person plants the 16th card in the turn of her 12th card. `"gaia"` when absent.
                     * @enum {unknown}
                     */
                    gaiaBonus?: "gaia" | "person";
                    /**
                     * @description G2. Where an animal stores up to so many pieces: as many as she has, or nothing unless she has them all. `"as-many"` when absent.
                     * @enum {unknown}
                     */
                    gaiaStores?: "as-many" | "full";
                    /**
                     * @description G3. What comes first once she has placed a leaf for a Gyre: her animals, or the bonus of the Expert level. `"animals"` when absent.
                     * @enum {unknown}
                     */
                    gaiaGyre?: "animals" | "bonus";
                    /**
                     * @description G4. What each of her own leaves that she never placed brings her: nothing, or five points as with Abundance. `"nothing"` when absent.
                     * @enum {unknown}
                     */
                    gaiaLeaves?: "nothing" | "five";
                    /**
                     * @description G5. What happens once the 20 places for stacks on her board are full: stacks go on, or growth is lost. `"unlimited"` when absent.
                     * @enum {unknown}
                     */
                    gaiaGrowth?: "unlimited" | "twenty-stacks";
                    /**
                     * @description G6. How many animals she and the person have at the Expert level, which the rulebook does not name. `"two"` when absent.
                     * @enum {unknown}
                     */
                    expertAnimals?: "two" | "one";
                    /**
                     * @description G7. What equal scores are: lost, since the person wins with more points, or a draw. `"lost"` when absent.
                     * @enum {unknown}
                     */
                    gaiaTies?: "lost" | "drawn";
                };
            };
            /**
             * @description What is told next: a turn of the person, their part of a turn of Gaïa’s, their score, or nothing.
             * @enum {unknown}
             */
            stage?: "turn" | "gaia" | "over" | "scored";
            /** @description Whether the person’s tableau holds 16 cards. */
            complete?: boolean;
            /** @description What lies before Gaïa. */
            gaia?: {
                /** @description Soil. */
                soil: number;
                /** @description Sprouts. */
                sprouts: number;
                /** @description Pieces of growth, canopies included. */
                growth: number;
                /** @description Cards of her compost. */
                compost: number;
                /** @description Her face-up Earth pile. */
                pile: {
                    /** @description Cards. */
                    cards: number;
                    /** @description Points they bring. */
                    points: number;
                };
                /** @description Objectives with a leaf of hers. */
                claims: {
                    /** @description Order of arrival of her leaf. */
                    "upper-left"?: number;
                    /** @description Order of arrival of her leaf. */
                    "upper-right"?: number;
                    /** @description Order of arrival of her leaf. */
                    "lower-left"?: number;
                    /** @description Order of arrival of her leaf. */
                    "lower-right"?: number;
                };
                /** @description Whether the completion bonus is hers. */
                completion: boolean;
                /** @description Leaves the person discarded for animals; they lie on her board. */
                discardedLeaves: number;
                /** @description First or second time through her six cards. */
                pass: number;
                /** @description Her cards that are still to come in this pass, in no order. */
                cards: ("plant" | "compost" | "water" | "grow" | "north-gyre" | "south-gyre")[];
                /** @description The card of her turn, where Arbor shuffles; null before it is turned up. */
                card: ("plant" | "compost" | "water" | "grow" | "north-gyre" | "south-gyre") | null;
                /** @description Whether her next turn is skipped. */
                skips: boolean;
                /** @description What the storage zone of each of her animals holds. */
                stored: number[];
            };
            /** @description What the person tells of the moment that is over; absent to be told what is asked. */
            human?: {
                /**
                 * @description The action of the turn.
                 * @enum {unknown}
                 */
                action?: "plant" | "compost" | "water" | "grow";
                /**
                 * @description The card of Gaïa’s that came up.
                 * @enum {unknown}
                 */
                card?: "plant" | "compost" | "water" | "grow" | "north-gyre" | "south-gyre";
                /** @description Soil gained in this turn: by the action, by activations and for sprouts, but not by events. */
                soilGained?: number;
                /** @description Cards drawn in this turn by the action and by activations, but not by events. */
                cardsDrawn?: number;
                /** @description Cards of tableau, island and climate that have a blue or multicolour ability. */
                blueCards?: number;
                /** @description Printed points of each card that went face up to Gaïa’s Earth pile. */
                pile?: number[];
                /**
                 * @description Deck and discard pile ran out, so that fewer cards than usual went to her Earth pile.
                 * @constant
                 */
                deckEmpty?: true;
                /**
                 * @description On a Gyre: the objective chosen for Gaïa’s leaf.
                 * @enum {unknown}
                 */
                objective?: "upper-left" | "upper-right" | "lower-left" | "lower-right";
                /** @description On a Gyre: whether a leaf of the person lies on that objective. */
                leafThere?: boolean;
                /** @description With Animal Kingdom: leaves discarded for animals in this turn. */
                leavesDiscarded?: number;
                /** @description When planting: whether the tableau now holds 16 cards. */
                complete?: boolean;
                /** @description When the game is over: the person’s points. */
                score?: number;
            };
        };
        /** @description What the seat may know. */
        EarthViewAnswer: {
            state: components["schemas"]["EarthState"];
        };
        /** @description A full state and who looks at it. */
        EarthViewRequest: {
            state: components["schemas"]["EarthState"];
            /** @description Seat whose view is wanted. */
            seat: number;
        };
        /** @description Strength on the scale of the game, from matches of its levels. */
        Elo: {
            /** @description Elo above a player who takes any legal action, who stands at 0. */
            value: number;
            /** @description Its standard error. */
            error: number;
        };
        /** @description The program that answers. */
        Engine: {
            /** @description Name. */
            name: string;
            /** @description Release. */
            version: string;
            /** @description Names the behaviour of the search; the same request gives the same answer as long as it is the same. */
            signature: string;
        };
        /** @description Something that happened in the open. */
        Event: {
            /** @description Kind of event. */
            code: string;
            /** @description What the sentence is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description In words. */
            text: string;
        };
        /** @description An action of Evolution. */
        EvolutionAction: {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "pass";
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "animal";
            /**
             * @description Kind of card, as the catalog names it.
             * @example camouflage+fat-tissue
             */
            card: string;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "trait";
            /**
             * @description Kind of card, as the catalog names it.
             * @example camouflage+fat-tissue
             */
            card: string;
            /**
             * @description A trait.
             * @enum {unknown}
             */
            trait: "carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish";
            /** @description An animal, by its id. */
            animal: number;
            /** @description An animal, by its id. */
            partner?: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "graze";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "hibernate";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "piracy";
            /** @description An animal, by its id. */
            animal: number;
            /** @description An animal, by its id. */
            from: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "convert-fat";
            /** @description An animal, by its id. */
            animal: number;
            /** @description Yellow food. */
            amount: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "eat";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "attack";
            /** @description An animal, by its id. */
            animal: number;
            /** @description An animal, by its id. */
            prey: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "specialize";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "metamorphose";
            /** @description An animal, by its id. */
            animal: number;
            /**
             * @description A trait.
             * @enum {unknown}
             */
            trait: "carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish";
            /** @description An animal, by its id. */
            partner?: number;
            /** @description Whether the fat card that is dropped is a full one. `false` when absent. */
            full?: boolean;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "take-shell";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "reveal";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "ignore";
            /**
             * @description A trait.
             * @enum {unknown}
             */
            trait: "carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish";
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "run";
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "mimic";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "lose";
            /**
             * @description A trait.
             * @enum {unknown}
             */
            trait: "carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish";
            /** @description An animal, by its id. */
            partner?: number;
            /** @description Whether the fat card that is dropped is a full one. `false` when absent. */
            full?: boolean;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "hide";
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "ink";
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "ambush";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "scavenge";
            /** @description An animal, by its id. */
            animal: number;
        } | {
            /**
             * @description The kind of action.
             * @constant
             */
            type: "share";
            /**
             * @description A trait.
             * @enum {unknown}
             */
            trait: "carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish";
            /** @description An animal, by its id. */
            animal: number;
            /** @description An animal, by its id. */
            from: number;
        };
        /** @description A legal action. */
        EvolutionActionEntry: {
            action: components["schemas"]["EvolutionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
        };
        /** @description All that the search knows of one action. */
        EvolutionAnalysis: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["EvolutionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description Utility less two errors, at least 0: what the action is almost surely worth. Null where fewer than 20 playouts are too few to say. */
            lowerBound: number | null;
            /** @description Its place by lower bound; 1 is the highest. */
            lowerBoundRank: number;
            /** @description How likely the method takes this action: its part of the visits; of an equilibrium, the average policy; 1 for the best action of a proof. */
            policy: number;
            /** @description What a net thought of the action before the search; null, since there is no net. */
            prior: null;
            /** @description How the game comes out after this action; null when not searched, and where `winProbability` is null. */
            odds: components["schemas"]["Odds"] | null;
            /** @description Times the action could have been visited. */
            availability: number;
            /** @description Mean utility by seat; empty when not searched. */
            values: number[];
            /** @description How the game ends after this action; empty when not searched. */
            endings: components["schemas"]["Chance"][];
            /** @description What the game measures; empty when not searched. */
            metrics: components["schemas"]["Measure"][];
            /** @description What the position gives to watch; empty when not searched. */
            watched: components["schemas"]["Watched"][];
            /** @description Visits of each step of the line. */
            lineVisits: number[];
        };
        /** @description Everything the search knows. */
        EvolutionAnalyzeAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            actions: components["schemas"]["EvolutionAnalysis"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["Outlook"] | null;
            /** @description Exact, whatever the search found; null where the worlds are too many to count. */
            belief: components["schemas"]["Belief"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["EvolutionIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        EvolutionAnalyzeManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["EvolutionAnalyzeAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description An action and the seed of its chance. */
        EvolutionAppliedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["EvolutionAction"];
            seed: components["schemas"]["Seed"];
        };
        /** @description The full state after the actions and all that follows from them. */
        EvolutionApplyAnswer: {
            state: components["schemas"]["EvolutionState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description The same as moves of a record. */
            moves: components["schemas"]["EvolutionAppliedMove"][];
            /** @description What everyone saw, in order. */
            events: components["schemas"]["Event"][];
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
        };
        /** @description A full state and the action that the seat to act takes, or several, one after another. */
        EvolutionApplyRequest: {
            state: components["schemas"]["EvolutionState"];
            action?: components["schemas"]["EvolutionAction"];
            /** @description Several actions, each of the seat that is to act then. Excludes `action`. */
            actions?: components["schemas"]["EvolutionAction"][];
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A game from a state on: a full one, or the view of one seat, and then each move but the last says what this seat saw after it. */
        EvolutionGameRecord: {
            /** @description Name of the game. */
            game: string;
            /**
             * @description Version of the states and actions.
             * @constant
             */
            version: 1;
            /**
             * @description Version of the record; also what tells it from a state.
             * @constant
             */
            record: 1;
            start: components["schemas"]["EvolutionState"];
            /** @description What was done, in order. */
            moves: components["schemas"]["EvolutionRecordedMove"][];
            result?: components["schemas"]["RecordResult"];
        };
        /** @description A ranked, explained action. */
        EvolutionHint: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["EvolutionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description What the game adds to each part of the score; null where scores have no parts, and with fewer than 20 playouts. */
            plan: components["schemas"]["Plan"] | null;
            /** @description What sets the action apart: the best from the next best, any other from the best. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description Ranked, explained actions for a person. */
        EvolutionHintAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            hints: components["schemas"]["EvolutionHint"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["HintOutlook"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["EvolutionIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description An action that was to be valued whatever the search thought of it. */
        EvolutionIncluded: {
            action: components["schemas"]["EvolutionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action in the search that it is told by. */
            visits: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description Against the best action, as the same search saw it; null where either was not searched. */
            loss: {
                /** @description Utility that it gives away; below 0 where it came out better. */
                utility: number;
                /** @description How far that may be off; null where playouts are too few to say. */
                error: number | null;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            } | null;
            /** @description What sets it apart from the best action; empty for that itself. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description An action as it looked to the seat that had to decide. */
        EvolutionJudgedAction: {
            action: components["schemas"]["EvolutionAction"];
            /** @description The action in one short line. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description What it was worth to the seat by what it knew. */
            value: components["schemas"]["Value"] | null;
        };
        /** @description A decision between several actions, judged by what the seat knew then. */
        EvolutionJudgedDecision: {
            /** @description Its place among the moves of the record. */
            move: number;
            /** @description Seat that decided. */
            seat: number;
            /** @description Legal actions there were. */
            legal: number;
            /**
             * @description How good it was, by the utility that it gave away against the best action, less what chance may have made of that.
             * @enum {unknown}
             */
            grade: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
            taken: components["schemas"]["EvolutionJudgedAction"];
            best: components["schemas"]["EvolutionJudgedAction"];
            /** @description What it cost against the best action. */
            loss: {
                /** @description Utility that it gave away. */
                utility: number;
                /** @description Standard error of that. */
                error: number;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            };
            /** @description What was wrong, in a sentence; null where it was best or fine. */
            text: string | null;
            /** @description What sets the two apart; empty where it was best or fine. */
            reasons: components["schemas"]["Reason"][];
            /** @description Visits of the searches of this decision. */
            visits: number;
        };
        /** @description What the seat to act may do. */
        EvolutionLegalActionsAnswer: {
            /** @description Seat to act. */
            toAct: number;
            /** @description Every legal action, in a fixed order. */
            actions: components["schemas"]["EvolutionActionEntry"][];
            /** @description Where asked for: the points so far, as the seat to act knows them; empty in a game without any. */
            sheet?: components["schemas"]["FinalRow"][];
        };
        /** @description A full state, or the view of the seat to act. */
        EvolutionLegalActionsRequest: {
            state: components["schemas"]["EvolutionState"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Whether to answer with the points so far, by seat and part of the score. */
            sheet?: boolean;
        };
        /** @description Positions, and one budget for all of them: visits are shared out evenly among those that need a search, and time as they come. A `level` is that of every position. */
        EvolutionManyRequest: {
            /** @description What is asked about, all of one game. */
            positions: components["schemas"]["EvolutionPosition"][];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description Options of a game of Evolution. */
        EvolutionOptions: {
            /** @description Number of seats; five and six need timeToFly. `4` when absent. */
            seats?: number;
            /** @description Whether the expansion is shuffled in; with two or three seats half of every kind of card stays out. `true` when absent. */
            timeToFly?: boolean;
            /** @description Seat that begins the first year; drawn when absent. */
            firstSeat?: number;
            /** @description Rulings on open points; see docs/rules/evolution.md. */
            rulings?: {
                /**
                 * @description Q2. Attacks a seat may make in one go: one, or one with every carnivore and nothing else. `"one-a-go"` when absent.
                 * @enum {unknown}
                 */
                attacks?: "one-a-go" | "all-in-a-go";
                /**
                 * @description Q3. Whether a go may be ended without a main action while an own animal could take red food: no, or yes. `"compulsory"` when absent.
                 * @enum {unknown}
                 */
                eating?: "compulsory" | "free";
                /**
                 * @description Q30. What a pass without any action ends: the go, and the phase when all pass in turn; or the feeding of the seat for this year, but for red food that must be taken. `"this-go"` when absent.
                 * @enum {unknown}
                 */
                passing?: "this-go" | "final";
                /**
                 * @description Q4. Whether a fed animal may graze, and a fed carnivore with an empty fat card may attack. `"act"` when absent.
                 * @enum {unknown}
                 */
                fedAnimals?: "act" | "rest";
                /**
                 * @description Q5. What converting stored fat costs. `"main-action"` when absent.
                 * @enum {unknown}
                 */
                fat?: "main-action" | "free-action";
                /**
                 * @description Q6. Which of several scavengers of one seat eats. `"owner"` when absent.
                 * @enum {unknown}
                 */
                scavenger?: "owner" | "leftmost";
                /**
                 * @description Q7. Whether a seat may ambush its own animals. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                ambushOwn?: "allowed" | "forbidden";
                /**
                 * @description Q8. Whether Intellect that was not used on the first prey can be used after Mimicry. `"usable"` when absent.
                 * @enum {unknown}
                 */
                intellectAfterMimicry?: "usable" | "lost";
                /**
                 * @description Q9. Whether a carnivore that cannot take food now may attack. `"forbidden"` when absent.
                 * @enum {unknown}
                 */
                pointlessAttacks?: "forbidden" | "allowed";
                /**
                 * @description Q10. Who orders the food of pair traits: their owner, or the numbers of the animals. `"owner"` when absent.
                 * @enum {unknown}
                 */
                triggers?: "owner" | "fixed";
                /**
                 * @description Q11. Which animal gives birth when the deck has too few cards. `"first-fed"` when absent.
                 * @enum {unknown}
                 */
                lastBirth?: "first-fed" | "last-fed";
                /**
                 * @description Q12. How often one Mimicry works; in one attack once at most. `"once-a-year"` when absent.
                 * @enum {unknown}
                 */
                mimicry?: "once-a-year" | "unlimited";
                /**
                 * @description Q13. Which trait Tail loss can drop. `"any"` when absent.
                 * @enum {unknown}
                 */
                tailLoss?: "any" | "itself";
                /**
                 * @description Q14. How often one Specialization works. `"once-a-year"` when absent.
                 * @enum {unknown}
                 */
                specialization?: "once-a-year" | "once-a-go";
                /**
                 * @description Q15. How often one Viviparous animal gives birth in a year: once, or each time it becomes fed. `"once-a-year"` when absent.
                 * @enum {unknown}
                 */
                births?: "once-a-year" | "each-time";
                /**
                 * @description Q16. Revealing an Anglerfish for another animal is up to its owner. `"optional"` when absent.
                 * @enum {unknown}
                 */
                protect?: "optional";
                /**
                 * @description Q17. Where a Shell goes that Tail loss or Metamorphose drops. `"discard"` when absent.
                 * @enum {unknown}
                 */
                droppedShell?: "discard" | "centre";
                /**
                 * @description Q18. Whether animals starve at once, or in row order with the rest judged anew. `"at-once"` when absent.
                 * @enum {unknown}
                 */
                extinction?: "at-once" | "one-by-one";
                /**
                 * @description Q19. A parasite counts for the owner of the animal it is on. `"owner"` when absent.
                 * @enum {unknown}
                 */
                parasitePoints?: "owner";
                /**
                 * @description Q20. Dice of the food bank: 3d6+2 with five seats and 3d6+4 with six. `"official"` when absent.
                 * @enum {unknown}
                 */
                foodDice?: "official";
                /**
                 * @description Q21. Five and six seats play with Time to Fly only. `"with-expansion"` when absent.
                 * @enum {unknown}
                 */
                manySeats?: "with-expansion";
                /**
                 * @description Q22. Food that a pirate takes keeps its colour, which changes nothing. `"keeps-colour"` when absent.
                 * @enum {unknown}
                 */
                stolenFood?: "keeps-colour";
                /**
                 * @description Q23. Whether a hibernating protector of a Symbiosis counts as fed. `"fed"` when absent.
                 * @enum {unknown}
                 */
                hibernatingProtector?: "fed" | "not-fed";
                /**
                 * @description Q24. Whether the animals of a pair trait must lie side by side. `"anywhere"` when absent.
                 * @enum {unknown}
                 */
                pairs?: "anywhere" | "neighbours";
                /**
                 * @description Q25. An animal that hid in its Shell stays hidden for the year. `"until-year-end"` when absent.
                 * @enum {unknown}
                 */
                shell?: "until-year-end";
                /**
                 * @description Q26. Flight counts every trait card, ignored or not. `"all-cards"` when absent.
                 * @enum {unknown}
                 */
                flightCount?: "all-cards";
                /**
                 * @description Q27. Traits that an attacking Anglerfish counts against Flight: 1 or 2. `"carnivorous"` when absent.
                 * @enum {unknown}
                 */
                anglerfishFlight?: "carnivorous" | "with-intellect";
                /**
                 * @description Q28. Whether a fed animal may metamorphose to store fat. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                metamorphoseFed?: "allowed" | "forbidden";
                /**
                 * @description Q29. How often one Communication or Cooperation card works: once in a round, or in a go of any seat. `"once-a-round"` when absent.
                 * @enum {unknown}
                 */
                sharing?: "once-a-round" | "once-a-go";
                /**
                 * @description Q31. Whether an animal in its Shell may graze. `"forbidden"` when absent.
                 * @enum {unknown}
                 */
                hiddenGrazing?: "forbidden" | "allowed";
                /**
                 * @description Q32. Tail loss cannot drop the Carnivorous of a turned-up Anglerfish: the animal is that card itself, and there is none to discard. `"stays"` when absent.
                 * @enum {unknown}
                 */
                anglerfishTail?: "stays";
                /**
                 * @description Q33. Whether an animal whose protector is hungry when its share of a pair trait falls due gets it once the protector becomes fed in the same chain, or loses it. `"wait"` when absent.
                 * @enum {unknown}
                 */
                blockedShares?: "wait" | "lost";
                /**
                 * @description Q34. Whether an animal in its Shell may hibernate, and a hibernating one hide in its Shell: both, or neither. `"together"` when absent.
                 * @enum {unknown}
                 */
                shellAndHibernation?: "together" | "apart";
            };
        };
        /** @description The game that bots made of it. */
        EvolutionPlayoutAnswer: {
            record: components["schemas"]["EvolutionGameRecord"];
            state: components["schemas"]["EvolutionState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
            /** @description What nets bots searched with, each once; the same request gives the same game with the same nets. */
            nets: {
                /** @description Net that valued the leaves; null for none. */
                model: string | null;
                /** @description SHA-256 of that net. */
                modelHash?: string;
                /** @description Why the default net was not used; only where there is one that cannot be used here. */
                modelMissing?: string;
                /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
                reproducible?: boolean;
            }[];
        };
        /** @description A full state to play on from, and how strong the bots are; level 4 when nothing is said. */
        EvolutionPlayoutRequest: {
            state: components["schemas"]["EvolutionState"];
            /** @description A level of `GET /v1/games`. */
            level?: number;
            /** @description Level by seat, in place of one for all. Excludes `level`. */
            levels?: number[];
            /** @description Moves to stop after; the end of the game when absent. */
            moves?: number;
            seed?: components["schemas"]["Seed"];
        };
        /** @description A full state, or the view of the seat to act; `<seed>/<place>` is its seed when it has none. */
        EvolutionPosition: {
            state: components["schemas"]["EvolutionState"];
            seed?: components["schemas"]["Seed"];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["EvolutionAction"][];
        };
        /** @description The action to take. */
        EvolutionRecommendAnswer: {
            action: components["schemas"]["EvolutionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["EvolutionIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        EvolutionRecommendManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["EvolutionRecommendAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description The same as a record, which plays back. */
        EvolutionRecordAnswer: {
            record: components["schemas"]["EvolutionGameRecord"];
        };
        /** @description What a seat saw and did; `last` is what it saw in the end. */
        EvolutionRecordRequest: {
            /** @description Every decision of one seat, in order. */
            decisions: {
                state: components["schemas"]["EvolutionState"];
                action: components["schemas"]["EvolutionAction"];
            }[];
            last?: components["schemas"]["EvolutionState"];
        };
        /** @description An action, and how chance came out: `seed` where `apply` was given one, or `state`, what the recorder saw after it, where chance or hidden cards came from elsewhere. Without either the seed is 0. */
        EvolutionRecordedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["EvolutionAction"];
            seed?: components["schemas"]["Seed"];
            state?: components["schemas"]["EvolutionState"];
        };
        /** @description A game played back. */
        EvolutionReplayAnswer: {
            /** @description The state after the last move; null where the view of a seat ends without one. */
            state: components["schemas"]["EvolutionState"] | null;
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description Every move that was played back. */
            moves: components["schemas"]["EvolutionReplayedMove"][];
            /** @description What the seat to act can tell of what others did, ready for `history` of a search; only where it was asked for. Empty where nothing is concluded (`concludes` of `GET /v1/games`), and where the record is what one seat saw. */
            history?: {
                view: components["schemas"]["EvolutionState"];
                action: components["schemas"]["EvolutionAction"];
            }[];
            outcome?: components["schemas"]["Outcome"];
        };
        /** @description A record, and how far to play it back. */
        EvolutionReplayRequest: {
            record: components["schemas"]["EvolutionGameRecord"];
            /** @description Moves to play back; all of them when absent. */
            until?: number;
            /** @description Whether to answer with what the seat that is then to act can tell a search of what others did. */
            history?: boolean;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A move of a record. */
        EvolutionReplayedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["EvolutionAction"];
            /** @description The action in one short line; null where the recorder could not tell what it was. */
            notation: string | null;
            /** @description The action in words; null likewise. */
            text: string | null;
            /** @description What everyone saw, in order; empty where a state tells what it came to. */
            events: components["schemas"]["Event"][];
        };
        /** @description A game reviewed. */
        EvolutionReviewAnswer: {
            /** @description Every decision that was looked at, in order. */
            decisions: components["schemas"]["EvolutionJudgedDecision"][];
            /** @description How the game stood at each decision, and at its end. */
            curve: {
                /** @description Moves made before. */
                move: number;
                /** @description Expected utility by seat. */
                utilities: number[];
            }[];
            /** @description Where it changed most, in order of moves; at most five. */
            turningPoints: {
                /** @description The move it came with. */
                move: number;
                /**
                 * @description Whether the move itself changed it, or what came after.
                 * @enum {unknown}
                 */
                kind: "decision" | "luck";
                /** @description Change of utility by seat. */
                changes: number[];
            }[];
            /** @description What it came to for every seat. */
            seats: components["schemas"]["SeatReview"][];
            outcome?: components["schemas"]["Outcome"];
            /** @description Visits of all searches. */
            visits: number;
            seed: components["schemas"]["Seed"];
            /** @description Net that valued the leaves; null for none. */
            model: string | null;
            /** @description SHA-256 of that net. */
            modelHash?: string;
            /** @description Why the default net was not used; only where there is one that cannot be used here. */
            modelMissing?: string;
            /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
            reproducible?: boolean;
        };
        /** @description A record, and how much to search for the whole of it: 1,000 visits a decision when nothing is said, as far as this server allows. Half goes to all decisions alike, the rest to those that seem wrong, or nearly so. */
        EvolutionReviewRequest: {
            record: components["schemas"]["EvolutionGameRecord"];
            /** @description Seats whose decisions are looked at; all when absent, or the one whose view the record is. */
            seats?: number[];
            budget?: components["schemas"]["Budget"];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description What to search: a full state, which is first reduced to the view of the seat to act, or that view. */
        EvolutionSearchRequest: {
            state: components["schemas"]["EvolutionState"];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Legal actions to choose from; all of them when absent or empty. */
            allow?: components["schemas"]["EvolutionAction"][];
            /** @description Legal actions to leave out. */
            avoid?: components["schemas"]["EvolutionAction"][];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["EvolutionAction"][];
            /** @description Keeps the trees of this search for the next decision of the same seat, and goes on from those of an earlier one. What cannot be gone on from is searched afresh, and the answer says so; it may depend on what was kept. `{}` begins. Only for `worlds`. */
            continuation?: {
                /** @description The token of an earlier answer; absent at the first decision. */
                token?: string;
                /** @description Every action taken since the state of that answer, by all seats, in order; the own one first. */
                actions?: components["schemas"]["EvolutionAction"][];
            };
            /** @description What was done since what is hidden was dealt, the oldest first, such as the tail of a record: the search takes worlds for the likelier the better they explain what other seats did, and `belief` of `hint` and `analyze` tells so. Decisions of the seat to act itself may be among them and say nothing. Games in which nothing can be concluded search as without. Only for `worlds`. */
            history?: {
                view: components["schemas"]["EvolutionState"];
                action: components["schemas"]["EvolutionAction"];
            }[];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description A new game: a full state. */
        EvolutionSetupAnswer: {
            state: components["schemas"]["EvolutionState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            seed: components["schemas"]["Seed"];
        };
        /** @description How to set up a new game; every field may be left out. */
        EvolutionSetupRequest: {
            options?: components["schemas"]["EvolutionOptions"];
            seed?: components["schemas"]["Seed"];
            /** @description Content to play with; the default catalog when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
        };
        /** @description A full state or a seat’s view of Evolution. */
        EvolutionState: {
            /**
             * @description This game.
             * @constant
             */
            game: "evolution";
            /**
             * @description Version of this document format.
             * @constant
             */
            version: 1;
            /** @description Content the game is played with; the default when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
            /** @description Options of a game of Evolution. */
            options: {
                /** @description Number of seats; five and six need timeToFly. `4` when absent. */
                seats?: number;
                /** @description Whether the expansion is shuffled in; with two or three seats half of every kind of card stays out. `true` when absent. */
                timeToFly?: boolean;
                /** @description Seat that begins the first year; drawn when absent. */
                firstSeat?: number;
                /** @description Rulings on open points; see docs/rules/evolution.md. */
                rulings?: {
                    /**
                     * @description Q2. Attacks a seat may make in one go: one, or one with every carnivore and nothing else. `"one-a-go"` when absent.
                     * @enum {unknown}
                     */
                    attacks?: "one-a-go" | "all-in-a-go";
                    /**
                     * @description Q3. Whether a go may be ended without a main action while an own animal could take red food: no, or yes. `"compulsory"` when absent.
                     * @enum {unknown}
                     */
                    eating?: "compulsory" | "free";
                    /**
                     * @description Q30. What a pass without any action ends: the go, and the phase when all pass in turn; or the feeding of the seat for this year, but for red food that must be taken. `"this-go"` when absent.
                     * @enum {unknown}
                     */
                    passing?: "this-go" | "final";
                    /**
                     * @description Q4. Whether a fed animal may graze, and a fed carnivore with an empty fat card may attack. `"act"` when absent.
                     * @enum {unknown}
                     */
                    fedAnimals?: "act" | "rest";
                    /**
                     * @description Q5. What converting stored fat costs. `"main-action"` when absent.
                     * @enum {unknown}
                     */
                    fat?: "main-action" | "free-action";
                    /**
                     * @description Q6. Which of several scavengers of one seat eats. `"owner"` when absent.
                     * @enum {unknown}
                     */
                    scavenger?: "owner" | "leftmost";
                    /**
                     * @description Q7. Whether a seat may ambush its own animals. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    ambushOwn?: "allowed" | "forbidden";
                    /**
                     * @description Q8. Whether Intellect that was not used on the first prey can be used after Mimicry. `"usable"` when absent.
                     * @enum {unknown}
                     */
                    intellectAfterMimicry?: "usable" | "lost";
                    /**
                     * @description Q9. Whether a carnivore that cannot take food now may attack. `"forbidden"` when absent.
                     * @enum {unknown}
                     */
                    pointlessAttacks?: "forbidden" | "allowed";
                    /**
                     * @description Q10. Who orders the food of pair traits: their owner, or the numbers of the animals. `"owner"` when absent.
                     * @enum {unknown}
                     */
                    triggers?: "owner" | "fixed";
                    /**
                     * @description Q11. Which animal gives birth when the deck has too few cards. `"first-fed"` when absent.
                     * @enum {unknown}
                     */
                    lastBirth?: "first-fed" | "last-fed";
                    /**
                     * @description Q12. How often one Mimicry works; in one attack once at most. `"once-a-year"` when absent.
                     * @enum {unknown}
                     */
                    mimicry?: "once-a-year" | "unlimited";
                    /**
                     * @description Q13. Which trait Tail loss can drop. `"any"` when absent.
                     * @enum {unknown}
                     */
                    tailLoss?: "any" | "itself";
                    /**
                     * @description Q14. How often one Specialization works. `"once-a-year"` when absent.
                     * @enum {unknown}
                     */
                    specialization?: "once-a-year" | "once-a-go";
                    /**
                     * @description Q15. How often one Viviparous animal gives birth in a year: once, or each time it becomes fed. `"once-a-year"` when absent.
                     * @enum {unknown}
                     */
                    births?: "once-a-year" | "each-time";
                    /**
                     * @description Q16. Revealing an Anglerfish for another animal is up to its owner. `"optional"` when absent.
                     * @enum {unknown}
                     */
                    protect?: "optional";
                    /**
                     * @description Q17. Where a Shell goes that Tail loss or Metamorphose drops. `"discard"` when absent.
                     * @enum {unknown}
                     */
                    droppedShell?: "discard" | "centre";
                    /**
                     * @description Q18. Whether animals starve at once, or in row order with the rest judged anew. `"at-once"` when absent.
                     * @enum {unknown}
                     */
                    extinction?: "at-once" | "one-by-one";
                    /**
                     * @description Q19. A parasite counts for the owner of the animal it is on. `"owner"` when absent.
                     * @enum {unknown}
                     */
                    parasitePoints?: "owner";
                    /**
                     * @description Q20. Dice of the food bank: 3d6+2 with five seats and 3d6+4 with six. `"official"` when absent.
                     * @enum {unknown}
                     */
                    foodDice?: "official";
                    /**
                     * @description Q21. Five and six seats play with Time to Fly only. `"with-expansion"` when absent.
                     * @enum {unknown}
                     */
                    manySeats?: "with-expansion";
                    /**
                     * @description Q22. Food that a pirate takes keeps its colour, which changes nothing. `"keeps-colour"` when absent.
                     * @enum {unknown}
                     */
                    stolenFood?: "keeps-colour";
                    /**
                     * @description Q23. Whether a hibernating protector of a Symbiosis counts as fed. `"fed"` when absent.
                     * @enum {unknown}
                     */
                    hibernatingProtector?: "fed" | "not-fed";
                    /**
                     * @description Q24. Whether the animals of a pair trait must lie side by side. `"anywhere"` when absent.
                     * @enum {unknown}
                     */
                    pairs?: "anywhere" | "neighbours";
                    /**
                     * @description Q25. An animal that hid in its Shell stays hidden for the year. `"until-year-end"` when absent.
                     * @enum {unknown}
                     */
                    shell?: "until-year-end";
                    /**
                     * @description Q26. Flight counts every trait card, ignored or not. `"all-cards"` when absent.
                     * @enum {unknown}
                     */
                    flightCount?: "all-cards";
                    /**
                     * @description Q27. Traits that an attacking Anglerfish counts against Flight: 1 or 2. `"carnivorous"` when absent.
                     * @enum {unknown}
                     */
                    anglerfishFlight?: "carnivorous" | "with-intellect";
                    /**
                     * @description Q28. Whether a fed animal may metamorphose to store fat. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    metamorphoseFed?: "allowed" | "forbidden";
                    /**
                     * @description Q29. How often one Communication or Cooperation card works: once in a round, or in a go of any seat. `"once-a-round"` when absent.
                     * @enum {unknown}
                     */
                    sharing?: "once-a-round" | "once-a-go";
                    /**
                     * @description Q31. Whether an animal in its Shell may graze. `"forbidden"` when absent.
                     * @enum {unknown}
                     */
                    hiddenGrazing?: "forbidden" | "allowed";
                    /**
                     * @description Q32. Tail loss cannot drop the Carnivorous of a turned-up Anglerfish: the animal is that card itself, and there is none to discard. `"stays"` when absent.
                     * @enum {unknown}
                     */
                    anglerfishTail?: "stays";
                    /**
                     * @description Q33. Whether an animal whose protector is hungry when its share of a pair trait falls due gets it once the protector becomes fed in the same chain, or loses it. `"wait"` when absent.
                     * @enum {unknown}
                     */
                    blockedShares?: "wait" | "lost";
                    /**
                     * @description Q34. Whether an animal in its Shell may hibernate, and a hibernating one hide in its Shell: both, or neither. `"together"` when absent.
                     * @enum {unknown}
                     */
                    shellAndHibernation?: "together" | "apart";
                };
            };
            /** @description Seat whose view this is, or "all" for a full state. */
            viewer: number | "all";
            /** @description Year being played, or the last one played. */
            year: number;
            /**
             * @description Phase of the year, or finished.
             * @enum {unknown}
             */
            phase: "development" | "feeding" | "finished";
            /** @description Seat that began this year. */
            firstSeat: number;
            /** @description Seat whose go it is; while something is pending another seat may be asked. */
            turn: number;
            /** @description Red food in the bank; 0 outside feeding. `0` when absent. */
            bank?: number;
            /** @description Cards in the deck. */
            deckSize: number;
            /** @description The deck; null or absent in a view of a game that goes on. */
            deck?: string[] | null;
            /** @description Shells at the centre of the table, which any seat may take; the oldest first. */
            centre: string[];
            /** @description By seat, clockwise. */
            players: {
                /** @description Cards in hand; null when the viewer cannot see them. */
                hand: string[] | null;
                /** @description Cards in hand. */
                handSize: number;
                /** @description Whether the seat has passed in this phase. `false` when absent. */
                passed?: boolean;
                /** @description Its discard pile, which breaks ties; the oldest card first. */
                discards: {
                    /** @description The card; null when the viewer cannot know it. */
                    card: string | null;
                    /** @description Whether all have seen which card it is. */
                    seen: boolean;
                    /** @description Whether all know that it is no Anglerfish. `false` when absent. */
                    notAnglerfish?: boolean;
                }[];
                /** @description Its row, from left to right. */
                animals: {
                    /** @description An animal, by its id. */
                    id: number;
                    /** @description The card that is the animal; null when the viewer cannot see it. */
                    card: string | null;
                    /** @description Whether it is an Anglerfish that was turned up: then it is Carnivorous without a card for that. `false` when absent. */
                    revealed?: boolean;
                    /** @description Whether all know that it is no Anglerfish, since it was attacked and did not turn up. `false` when absent. */
                    notAnglerfish?: boolean;
                    /** @description Food of this year; yellow food is `full` at its fat card. */
                    food: {
                        /** @description Red food. */
                        red: number;
                        /** @description Blue food. */
                        blue: number;
                    };
                    /** @description Its trait cards in order of play. */
                    traits: {
                        /**
                         * @description A trait.
                         * @enum {unknown}
                         */
                        trait: "carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish";
                        /**
                         * @description Kind of card, as the catalog names it.
                         * @example camouflage+fat-tissue
                         */
                        card?: string;
                        /** @description Whether a fat card holds its yellow food. `false` when absent. */
                        full?: boolean;
                        /** @description An animal, by its id. */
                        pairedWith?: number;
                        /** @description Whether this pair card has passed food on in this round. `false` when absent. */
                        used?: boolean;
                        /** @description Ends of this pair card that are still to get their share; only while shares are pending. */
                        waits?: ("host" | "partner")[];
                    }[];
                    /** @description Food it needs to be fed, which follows from its traits. */
                    need?: number;
                    /** @description Traits it has used up for this year. */
                    usedThisYear?: ("carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish")[];
                    /** @description Whether it is in its Shell until the end of the year. `false` when absent. */
                    hidden?: boolean;
                    /** @description Whether it hibernates this year. `false` when absent. */
                    hibernating?: boolean;
                    /** @description Whether it did last year, so that it cannot now. `false` when absent. */
                    hibernatedLastYear?: boolean;
                    /** @description Whether it ate a poisonous animal this year. `false` when absent. */
                    poisoned?: boolean;
                    /** @description Whether it has grazed in this go. `false` when absent. */
                    grazed?: boolean;
                    /** @description Whether ink undid its attack in this go: it may attack again from the next go on. `false` when absent. */
                    baffled?: boolean;
                    /** @description What its Intellect ignores this year: a trait of one prey. */
                    studied?: {
                        /** @description An animal, by its id. */
                        prey: number;
                        /**
                         * @description A trait.
                         * @enum {unknown}
                         */
                        trait: "carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish";
                    };
                }[];
            }[];
            /** @description The go of the feeding phase that is on. What is left out follows from the rest, or has not happened. */
            go?: {
                /**
                 * @description The main action: still to come, done, or done as an attack.
                 * @enum {unknown}
                 */
                main?: "open" | "spent" | "hunted";
                /** @description Whether the seat has done anything in this go. */
                acted?: boolean;
                /**
                 * @deprecated
                 * @description Once the last free action; no order of free actions is refused any more, so it decides nothing and is not written.
                 */
                lastFree?: ({
                    /**
                     * @description The kind of action.
                     * @constant
                     */
                    type: "graze";
                    /** @description An animal, by its id. */
                    animal: number;
                } | {
                    /**
                     * @description The kind of action.
                     * @constant
                     */
                    type: "hibernate";
                    /** @description An animal, by its id. */
                    animal: number;
                } | {
                    /**
                     * @description The kind of action.
                     * @constant
                     */
                    type: "piracy";
                    /** @description An animal, by its id. */
                    animal: number;
                    /** @description An animal, by its id. */
                    from: number;
                }) | null;
            };
            /** @description Viviparous animals that give birth when all shares are settled, in the order they were fed. */
            births?: number[];
            /** @description What is unfinished, the outermost first; the last one asks. */
            pending?: ({
                /**
                 * @description A meal.
                 * @constant
                 */
                type: "take";
                /** @description The animal; null when it was eaten meanwhile. */
                animal: number | null;
                /** @description How many seats, clockwise from the owner of the animal, have said whether they ambush. */
                asked: number;
            } | {
                /**
                 * @description An attack.
                 * @constant
                 */
                type: "attack";
                /** @description The carnivore; null when it was eaten meanwhile. */
                attacker: number | null;
                /** @description The prey; null when it was eaten meanwhile. */
                prey: number | null;
                /**
                 * @description In a go, as an ambush, or by an Anglerfish that strikes back.
                 * @enum {unknown}
                 */
                kind: "attack" | "ambush" | "counter";
                /**
                 * @description What is asked: whether an Anglerfish is turned up, what Intellect ignores, how the prey defends itself; or the attack is over, and what it set off goes on.
                 * @enum {unknown}
                 */
                step: "begin" | "reveal" | "ignore" | "defend" | "over";
                /** @description The trait of the prey that is ignored. */
                ignored?: ("carnivorous" | "high-body-weight" | "parasite" | "camouflage" | "sharp-vision" | "swimming" | "burrowing" | "running" | "mimicry" | "tail-loss" | "poisonous" | "scavenger" | "piracy" | "grazing" | "hibernation" | "fat-tissue" | "symbiosis" | "communication" | "cooperation" | "shell" | "intellect" | "specialization-a" | "specialization-b" | "metamorphose" | "ink-cloud" | "viviparous" | "ambush-hunting" | "flight" | "trematode" | "anglerfish") | null;
                /** @description The prey ran in vain; Mimicry moved the attack; Intellect was used on it. */
                tried?: ("ran" | "moved" | "studied")[];
            } | {
                /**
                 * @description A carcass.
                 * @constant
                 */
                type: "scavenge";
                /** @description Owner of the carnivore. */
                from: number;
                /** @description How many seats, clockwise from that one, have no scavenger that can eat. */
                passedOver: number;
            } | {
                /**
                 * @description Shares of pair cards.
                 * @constant
                 */
                type: "shares";
                /** @description Seat that is asked, or was asked last. */
                asked: number;
            })[];
        };
        /** @description What the seat may know. */
        EvolutionViewAnswer: {
            state: components["schemas"]["EvolutionState"];
        };
        /** @description A full state and who looks at it. */
        EvolutionViewRequest: {
            state: components["schemas"]["EvolutionState"];
            /** @description Seat whose view is wanted. */
            seat: number;
        };
        /** @description A decision of Extinction. */
        ExtinctionAction: {
            /**
             * @description Places a die on an action.
             * @constant
             */
            type: "place";
            /** @description What it shows. */
            value: number;
            /**
             * @description An action of the board by its id, or a card: the role, a stroke, and the card as in the lists of the role.
             * @example plan
             * @example zoologist/field-team/2
             */
            on: string;
        } | {
            /**
             * @description Does what an own permanent card says.
             * @constant
             */
            type: "permanent";
            /**
             * @description Card of the role: its id; `/2` behind it for the second card like that of the deck.
             * @example research
             * @example field-team/2
             */
            card: string;
        } | {
            /**
             * @description Does what the own special ability says.
             * @constant
             */
            type: "ability";
        } | {
            /**
             * @description Ends the actions of the turn.
             * @constant
             */
            type: "end";
        } | {
            /**
             * @description A card of the hand or the discards by its short name, or an action to be copied.
             * @constant
             */
            type: "card";
            /**
             * @description An action of the board by its id, or a card: the role, a stroke, and the card as in the lists of the role.
             * @example plan
             * @example zoologist/field-team/2
             */
            card: string;
        } | {
            /**
             * @description A space of the board.
             * @constant
             */
            type: "space";
            /** @description From the top. */
            row: number;
            /** @description From the left. */
            column: number;
        } | {
            /**
             * @description A row, for destruction.
             * @constant
             */
            type: "row";
            /** @description From the top. */
            row: number;
        } | {
            /**
             * @description A column, for destruction.
             * @constant
             */
            type: "column";
            /** @description From the left. */
            column: number;
        } | {
            /**
             * @description An ambassador.
             * @constant
             */
            type: "ambassador";
            /** @description Place in the row of ambassadors. */
            place: number;
        } | {
            /**
             * @description A constant effect in play.
             * @constant
             */
            type: "constant";
            /**
             * @description Effect card.
             * @example poachers
             */
            effect: string;
            /** @description Which of those that are alike, from the oldest on; the oldest when absent. */
            copy?: number;
        } | {
            /**
             * @description A role in play: who is next, who pays, who is given money.
             * @constant
             */
            type: "player";
            /** @description A role in play, by place in the team from 0. */
            player: number;
            /** @description M$ that it is given. */
            money?: number;
        } | {
            /**
             * @description One of several ways.
             * @constant
             */
            type: "way";
            /** @description From 1, in the order of the card. */
            way: number;
        } | {
            /**
             * @description Pays.
             * @constant
             */
            type: "pay";
        } | {
            /**
             * @description Leaves it, or the rest of it.
             * @constant
             */
            type: "decline";
        } | {
            /**
             * @description An effect card that goes back: the one to come next first.
             * @constant
             */
            type: "keep";
            /**
             * @description Effect card.
             * @example poachers
             */
            effect: string;
        } | {
            /**
             * @description An effect card that is discarded.
             * @constant
             */
            type: "throw";
            /**
             * @description Effect card.
             * @example poachers
             */
            effect: string;
        } | {
            /**
             * @description The role to play.
             * @constant
             */
            type: "role";
            /**
             * @description Role.
             * @enum {unknown}
             */
            role: "lawyer" | "lobbyist" | "philanthropist" | "tv-host" | "zoologist";
        } | {
            /**
             * @description The special ability to play with.
             * @constant
             */
            type: "choose";
            /**
             * @description Special ability.
             * @example den-watch
             */
            ability: string;
        } | {
            /**
             * @description Turns a die.
             * @constant
             */
            type: "turn";
            /** @description What it shows. */
            value: number;
            /** @description What it is to show. */
            to: number;
        } | {
            /**
             * @description Rolls a die again.
             * @constant
             */
            type: "reroll";
            /** @description What it shows. */
            value: number;
        } | {
            /**
             * @description Takes a die back.
             * @constant
             */
            type: "return";
            /** @description What it shows. */
            value: number;
            /**
             * @description An action of the board by its id, or a card: the role, a stroke, and the card as in the lists of the role.
             * @example plan
             * @example zoologist/field-team/2
             */
            on: string;
        };
        /** @description A legal action. */
        ExtinctionActionEntry: {
            action: components["schemas"]["ExtinctionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
        };
        /** @description All that the search knows of one action. */
        ExtinctionAnalysis: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["ExtinctionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description Utility less two errors, at least 0: what the action is almost surely worth. Null where fewer than 20 playouts are too few to say. */
            lowerBound: number | null;
            /** @description Its place by lower bound; 1 is the highest. */
            lowerBoundRank: number;
            /** @description How likely the method takes this action: its part of the visits; of an equilibrium, the average policy; 1 for the best action of a proof. */
            policy: number;
            /** @description What a net thought of the action before the search; null, since there is no net. */
            prior: null;
            /** @description How the game comes out after this action; null when not searched, and where `winProbability` is null. */
            odds: components["schemas"]["Odds"] | null;
            /** @description Times the action could have been visited. */
            availability: number;
            /** @description Mean utility by seat; empty when not searched. */
            values: number[];
            /** @description How the game ends after this action; empty when not searched. */
            endings: components["schemas"]["Chance"][];
            /** @description What the game measures; empty when not searched. */
            metrics: components["schemas"]["Measure"][];
            /** @description What the position gives to watch; empty when not searched. */
            watched: components["schemas"]["Watched"][];
            /** @description Visits of each step of the line. */
            lineVisits: number[];
        };
        /** @description Everything the search knows. */
        ExtinctionAnalyzeAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            actions: components["schemas"]["ExtinctionAnalysis"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["Outlook"] | null;
            /** @description Exact, whatever the search found; null where the worlds are too many to count. */
            belief: components["schemas"]["Belief"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["ExtinctionIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        ExtinctionAnalyzeManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["ExtinctionAnalyzeAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description An action and the seed of its chance. */
        ExtinctionAppliedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["ExtinctionAction"];
            seed: components["schemas"]["Seed"];
        };
        /** @description The full state after the actions and all that follows from them. */
        ExtinctionApplyAnswer: {
            state: components["schemas"]["ExtinctionState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description The same as moves of a record. */
            moves: components["schemas"]["ExtinctionAppliedMove"][];
            /** @description What everyone saw, in order. */
            events: components["schemas"]["Event"][];
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
        };
        /** @description A full state and the action that the seat to act takes, or several, one after another. */
        ExtinctionApplyRequest: {
            state: components["schemas"]["ExtinctionState"];
            action?: components["schemas"]["ExtinctionAction"];
            /** @description Several actions, each of the seat that is to act then. Excludes `action`. */
            actions?: components["schemas"]["ExtinctionAction"][];
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A game from a state on: a full one, or the view of one seat, and then each move but the last says what this seat saw after it. */
        ExtinctionGameRecord: {
            /** @description Name of the game. */
            game: string;
            /**
             * @description Version of the states and actions.
             * @constant
             */
            version: 1;
            /**
             * @description Version of the record; also what tells it from a state.
             * @constant
             */
            record: 1;
            start: components["schemas"]["ExtinctionState"];
            /** @description What was done, in order. */
            moves: components["schemas"]["ExtinctionRecordedMove"][];
            result?: components["schemas"]["RecordResult"];
        };
        /** @description A ranked, explained action. */
        ExtinctionHint: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["ExtinctionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description What the game adds to each part of the score; null where scores have no parts, and with fewer than 20 playouts. */
            plan: components["schemas"]["Plan"] | null;
            /** @description What sets the action apart: the best from the next best, any other from the best. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description Ranked, explained actions for a person. */
        ExtinctionHintAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            hints: components["schemas"]["ExtinctionHint"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["HintOutlook"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["ExtinctionIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description An action that was to be valued whatever the search thought of it. */
        ExtinctionIncluded: {
            action: components["schemas"]["ExtinctionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action in the search that it is told by. */
            visits: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description Against the best action, as the same search saw it; null where either was not searched. */
            loss: {
                /** @description Utility that it gives away; below 0 where it came out better. */
                utility: number;
                /** @description How far that may be off; null where playouts are too few to say. */
                error: number | null;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            } | null;
            /** @description What sets it apart from the best action; empty for that itself. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description An action as it looked to the seat that had to decide. */
        ExtinctionJudgedAction: {
            action: components["schemas"]["ExtinctionAction"];
            /** @description The action in one short line. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description What it was worth to the seat by what it knew. */
            value: components["schemas"]["Value"] | null;
        };
        /** @description A decision between several actions, judged by what the seat knew then. */
        ExtinctionJudgedDecision: {
            /** @description Its place among the moves of the record. */
            move: number;
            /** @description Seat that decided. */
            seat: number;
            /** @description Legal actions there were. */
            legal: number;
            /**
             * @description How good it was, by the utility that it gave away against the best action, less what chance may have made of that.
             * @enum {unknown}
             */
            grade: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
            taken: components["schemas"]["ExtinctionJudgedAction"];
            best: components["schemas"]["ExtinctionJudgedAction"];
            /** @description What it cost against the best action. */
            loss: {
                /** @description Utility that it gave away. */
                utility: number;
                /** @description Standard error of that. */
                error: number;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            };
            /** @description What was wrong, in a sentence; null where it was best or fine. */
            text: string | null;
            /** @description What sets the two apart; empty where it was best or fine. */
            reasons: components["schemas"]["Reason"][];
            /** @description Visits of the searches of this decision. */
            visits: number;
        };
        /** @description What the seat to act may do. */
        ExtinctionLegalActionsAnswer: {
            /** @description Seat to act. */
            toAct: number;
            /** @description Every legal action, in a fixed order. */
            actions: components["schemas"]["ExtinctionActionEntry"][];
            /** @description Where asked for: the points so far, as the seat to act knows them; empty in a game without any. */
            sheet?: components["schemas"]["FinalRow"][];
        };
        /** @description A full state, or the view of the seat to act. */
        ExtinctionLegalActionsRequest: {
            state: components["schemas"]["ExtinctionState"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Whether to answer with the points so far, by seat and part of the score. */
            sheet?: boolean;
        };
        /** @description Positions, and one budget for all of them: visits are shared out evenly among those that need a search, and time as they come. A `level` is that of every position. */
        ExtinctionManyRequest: {
            /** @description What is asked about, all of one game. */
            positions: components["schemas"]["ExtinctionPosition"][];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description Options of a game of Extinction. */
        ExtinctionOptions: {
            /** @description Number of seats; one alone plays two roles. `4` when absent. */
            seats?: number;
            /** @description A scenario of the catalog; those of the box are tiger, otter and panda. `"tiger"` when absent. */
            scenario?: string;
            /**
             * @description Level of difficulty. `"normal"` when absent.
             * @enum {unknown}
             */
            level?: "easy" | "normal" | "hard";
            /**
             * @description Whether seats see the hands of others. `"open"` when absent.
             * @enum {unknown}
             */
            hands?: "open" | "closed";
            /**
             * @description Whether seats choose their roles, one after the other, or are dealt them. `"chosen"` when absent.
             * @enum {unknown}
             */
            roles?: "chosen" | "dealt";
            /**
             * @description Whether seats choose one of the two special abilities of their role, or are dealt it. `"chosen"` when absent.
             * @enum {unknown}
             */
            abilities?: "chosen" | "dealt";
            /** @description The roles by seat, in place of choosing or dealing them; two for a solo game. */
            team?: ("lawyer" | "lobbyist" | "philanthropist" | "tv-host" | "zoologist")[];
            /** @description Role that begins, counted as in the team: the seat, but in a solo game; drawn when absent. */
            firstSeat?: number;
            /** @description Rulings on open points; see docs/rules/extinction.md. */
            rulings?: {
                /**
                 * @description A1. Whether the actions may be ended with dice left that can be placed: no, or yes. `"must-be-placed"` when absent.
                 * @enum {unknown}
                 */
                allDice?: "must-be-placed" | "may-be-kept";
                /**
                 * @description A2. Whether a die may go on an action of which nothing can be done. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                idleActions?: "allowed" | "refused";
                /**
                 * @description A3. By how much a die must be higher in a solo game: as with two seats, or as with more. `"as-with-two"` when absent.
                 * @enum {unknown}
                 */
                soloGap?: "as-with-two" | "as-with-more";
                /**
                 * @description A4. Whether a newborn may be left out: yes, or no. `"may-be-placed"` when absent.
                 * @enum {unknown}
                 */
                newborn?: "may-be-placed" | "must-be-placed";
                /**
                 * @description A6. Where the parent goes: to an empty space beside, or to that of the newborn as well. `"empty-space"` when absent.
                 * @enum {unknown}
                 */
                splitTo?: "empty-space" | "newborn-too";
                /**
                 * @description A7. Where a tile slides when animals on both sides are as near: as the team likes, or towards the first space of the line. `"team"` when absent.
                 * @enum {unknown}
                 */
                nearestTie?: "team" | "first-space";
                /**
                 * @description A8. The destruction die on a line that is shorter than six spaces: it has as many faces, or a roll beyond the line places no tile. `"fits-the-line"` when absent.
                 * @enum {unknown}
                 */
                destructionDie?: "fits-the-line" | "misses";
                /**
                 * @description A10. When an empty pile of tiles loses: when the next tile is needed, or at once. `"next-need"` when absent.
                 * @enum {unknown}
                 */
                emptyPile?: "next-need" | "last-tile";
                /**
                 * @description A11. What becomes of effect cards that are revealed: some may be discarded and the others go back on top; they must be discarded; or the others are shuffled into the deck. `"may-discard"` when absent.
                 * @enum {unknown}
                 */
                research?: "may-discard" | "must-discard" | "shuffled-in";
                /**
                 * @description A12. When effect cards are shuffled anew: when one is needed, or when the last one is taken. `"when-needed"` when absent.
                 * @enum {unknown}
                 */
                reshuffle?: "when-needed" | "when-empty";
                /**
                 * @description A13. What drawing from an own deck does that is empty: nothing, or the own discards are shuffled. `"nothing"` when absent.
                 * @enum {unknown}
                 */
                ownDeck?: "nothing" | "reshuffled";
                /**
                 * @description A14. Who begins a year with two roles: they alternate, or the last one chooses. `"alternate"` when absent.
                 * @enum {unknown}
                 */
                yearOfTwo?: "alternate" | "chosen";
                /**
                 * @description A15. Whether, with three seats or more, the last one of a year may begin the next. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                sameAgain?: "allowed" | "refused";
                /**
                 * @description A19. Cubes on ambassadors after a first vote that failed. `"stay"` when absent.
                 * @enum {unknown}
                 */
                cubesAfterVote?: "stay" | "returned";
                /**
                 * @description A25. Whether cubes may go on an ambassador that is face up. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                moreCubes?: "allowed" | "refused";
                /**
                 * @description A26. Whether constant effects are triggered by cards that actions reveal, or by those of the effect phase alone. `"effect-phase"` when absent.
                 * @enum {unknown}
                 */
                researchTriggers?: "effect-phase" | "any-reveal";
                /**
                 * @description A27. Where newborns must be placed (A4): whether one may be left out when any would cost a parent. `"may-be-left"` when absent.
                 * @enum {unknown}
                 */
                costlyNewborn?: "may-be-left" | "must-be-placed";
                /**
                 * @description A28. Votes that win: as the level says, or four at every level. `"by-level"` when absent.
                 * @enum {unknown}
                 */
                votes?: "by-level" | "four";
            };
        };
        /** @description The game that bots made of it. */
        ExtinctionPlayoutAnswer: {
            record: components["schemas"]["ExtinctionGameRecord"];
            state: components["schemas"]["ExtinctionState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
            /** @description What nets bots searched with, each once; the same request gives the same game with the same nets. */
            nets: {
                /** @description Net that valued the leaves; null for none. */
                model: string | null;
                /** @description SHA-256 of that net. */
                modelHash?: string;
                /** @description Why the default net was not used; only where there is one that cannot be used here. */
                modelMissing?: string;
                /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
                reproducible?: boolean;
            }[];
        };
        /** @description A full state to play on from, and how strong the bots are; level 4 when nothing is said. */
        ExtinctionPlayoutRequest: {
            state: components["schemas"]["ExtinctionState"];
            /** @description A level of `GET /v1/games`. */
            level?: number;
            /** @description Level by seat, in place of one for all. Excludes `level`. */
            levels?: number[];
            /** @description Moves to stop after; the end of the game when absent. */
            moves?: number;
            seed?: components["schemas"]["Seed"];
        };
        /** @description A full state, or the view of the seat to act; `<seed>/<place>` is its seed when it has none. */
        ExtinctionPosition: {
            state: components["schemas"]["ExtinctionState"];
            seed?: components["schemas"]["Seed"];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["ExtinctionAction"][];
        };
        /** @description The action to take. */
        ExtinctionRecommendAnswer: {
            action: components["schemas"]["ExtinctionAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["ExtinctionIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        ExtinctionRecommendManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["ExtinctionRecommendAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description The same as a record, which plays back. */
        ExtinctionRecordAnswer: {
            record: components["schemas"]["ExtinctionGameRecord"];
        };
        /** @description What a seat saw and did; `last` is what it saw in the end. */
        ExtinctionRecordRequest: {
            /** @description Every decision of one seat, in order. */
            decisions: {
                state: components["schemas"]["ExtinctionState"];
                action: components["schemas"]["ExtinctionAction"];
            }[];
            last?: components["schemas"]["ExtinctionState"];
        };
        /** @description An action, and how chance came out: `seed` where `apply` was given one, or `state`, what the recorder saw after it, where chance or hidden cards came from elsewhere. Without either the seed is 0. */
        ExtinctionRecordedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["ExtinctionAction"];
            seed?: components["schemas"]["Seed"];
            state?: components["schemas"]["ExtinctionState"];
        };
        /** @description A game played back. */
        ExtinctionReplayAnswer: {
            /** @description The state after the last move; null where the view of a seat ends without one. */
            state: components["schemas"]["ExtinctionState"] | null;
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description Every move that was played back. */
            moves: components["schemas"]["ExtinctionReplayedMove"][];
            /** @description What the seat to act can tell of what others did, ready for `history` of a search; only where it was asked for. Empty where nothing is concluded (`concludes` of `GET /v1/games`), and where the record is what one seat saw. */
            history?: {
                view: components["schemas"]["ExtinctionState"];
                action: components["schemas"]["ExtinctionAction"];
            }[];
            outcome?: components["schemas"]["Outcome"];
        };
        /** @description A record, and how far to play it back. */
        ExtinctionReplayRequest: {
            record: components["schemas"]["ExtinctionGameRecord"];
            /** @description Moves to play back; all of them when absent. */
            until?: number;
            /** @description Whether to answer with what the seat that is then to act can tell a search of what others did. */
            history?: boolean;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A move of a record. */
        ExtinctionReplayedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["ExtinctionAction"];
            /** @description The action in one short line; null where the recorder could not tell what it was. */
            notation: string | null;
            /** @description The action in words; null likewise. */
            text: string | null;
            /** @description What everyone saw, in order; empty where a state tells what it came to. */
            events: components["schemas"]["Event"][];
        };
        /** @description A game reviewed. */
        ExtinctionReviewAnswer: {
            /** @description Every decision that was looked at, in order. */
            decisions: components["schemas"]["ExtinctionJudgedDecision"][];
            /** @description How the game stood at each decision, and at its end. */
            curve: {
                /** @description Moves made before. */
                move: number;
                /** @description Expected utility by seat. */
                utilities: number[];
            }[];
            /** @description Where it changed most, in order of moves; at most five. */
            turningPoints: {
                /** @description The move it came with. */
                move: number;
                /**
                 * @description Whether the move itself changed it, or what came after.
                 * @enum {unknown}
                 */
                kind: "decision" | "luck";
                /** @description Change of utility by seat. */
                changes: number[];
            }[];
            /** @description What it came to for every seat. */
            seats: components["schemas"]["SeatReview"][];
            outcome?: components["schemas"]["Outcome"];
            /** @description Visits of all searches. */
            visits: number;
            seed: components["schemas"]["Seed"];
            /** @description Net that valued the leaves; null for none. */
            model: string | null;
            /** @description SHA-256 of that net. */
            modelHash?: string;
            /** @description Why the default net was not used; only where there is one that cannot be used here. */
            modelMissing?: string;
            /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
            reproducible?: boolean;
        };
        /** @description A record, and how much to search for the whole of it: 1,000 visits a decision when nothing is said, as far as this server allows. Half goes to all decisions alike, the rest to those that seem wrong, or nearly so. */
        ExtinctionReviewRequest: {
            record: components["schemas"]["ExtinctionGameRecord"];
            /** @description Seats whose decisions are looked at; all when absent, or the one whose view the record is. */
            seats?: number[];
            budget?: components["schemas"]["Budget"];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description What to search: a full state, which is first reduced to the view of the seat to act, or that view. */
        ExtinctionSearchRequest: {
            state: components["schemas"]["ExtinctionState"];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Legal actions to choose from; all of them when absent or empty. */
            allow?: components["schemas"]["ExtinctionAction"][];
            /** @description Legal actions to leave out. */
            avoid?: components["schemas"]["ExtinctionAction"][];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["ExtinctionAction"][];
            /** @description Keeps the trees of this search for the next decision of the same seat, and goes on from those of an earlier one. What cannot be gone on from is searched afresh, and the answer says so; it may depend on what was kept. `{}` begins. Only for `worlds`. */
            continuation?: {
                /** @description The token of an earlier answer; absent at the first decision. */
                token?: string;
                /** @description Every action taken since the state of that answer, by all seats, in order; the own one first. */
                actions?: components["schemas"]["ExtinctionAction"][];
            };
            /** @description What was done since what is hidden was dealt, the oldest first, such as the tail of a record: the search takes worlds for the likelier the better they explain what other seats did, and `belief` of `hint` and `analyze` tells so. Decisions of the seat to act itself may be among them and say nothing. Games in which nothing can be concluded search as without. Only for `worlds`. */
            history?: {
                view: components["schemas"]["ExtinctionState"];
                action: components["schemas"]["ExtinctionAction"];
            }[];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description A new game: a full state. */
        ExtinctionSetupAnswer: {
            state: components["schemas"]["ExtinctionState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            seed: components["schemas"]["Seed"];
        };
        /** @description How to set up a new game; every field may be left out. */
        ExtinctionSetupRequest: {
            options?: components["schemas"]["ExtinctionOptions"];
            seed?: components["schemas"]["Seed"];
            /** @description Content to play with; the default catalog when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
        };
        /** @description A full state or a seat’s view of Extinction. */
        ExtinctionState: {
            /**
             * @description This game.
             * @constant
             */
            game: "extinction";
            /**
             * @description Version of this document format.
             * @constant
             */
            version: 1;
            /** @description Content the game is played with; the default when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
            /** @description Options of a game of Extinction. */
            options: {
                /** @description Number of seats; one alone plays two roles. `4` when absent. */
                seats?: number;
                /** @description A scenario of the catalog; those of the box are tiger, otter and panda. `"tiger"` when absent. */
                scenario?: string;
                /**
                 * @description Level of difficulty. `"normal"` when absent.
                 * @enum {unknown}
                 */
                level?: "easy" | "normal" | "hard";
                /**
                 * @description Whether seats see the hands of others. `"open"` when absent.
                 * @enum {unknown}
                 */
                hands?: "open" | "closed";
                /**
                 * @description Whether seats choose their roles, one after the other, or are dealt them. `"chosen"` when absent.
                 * @enum {unknown}
                 */
                roles?: "chosen" | "dealt";
                /**
                 * @description Whether seats choose one of the two special abilities of their role, or are dealt it. `"chosen"` when absent.
                 * @enum {unknown}
                 */
                abilities?: "chosen" | "dealt";
                /** @description The roles by seat, in place of choosing or dealing them; two for a solo game. */
                team?: ("lawyer" | "lobbyist" | "philanthropist" | "tv-host" | "zoologist")[];
                /** @description Role that begins, counted as in the team: the seat, but in a solo game; drawn when absent. */
                firstSeat?: number;
                /** @description Rulings on open points; see docs/rules/extinction.md. */
                rulings?: {
                    /**
                     * @description A1. Whether the actions may be ended with dice left that can be placed: no, or yes. `"must-be-placed"` when absent.
                     * @enum {unknown}
                     */
                    allDice?: "must-be-placed" | "may-be-kept";
                    /**
                     * @description A2. Whether a die may go on an action of which nothing can be done. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    idleActions?: "allowed" | "refused";
                    /**
                     * @description A3. By how much a die must be higher in a solo game: as with two seats, or as with more. `"as-with-two"` when absent.
                     * @enum {unknown}
                     */
                    soloGap?: "as-with-two" | "as-with-more";
                    /**
                     * @description A4. Whether a newborn may be left out: yes, or no. `"may-be-placed"` when absent.
                     * @enum {unknown}
                     */
                    newborn?: "may-be-placed" | "must-be-placed";
                    /**
                     * @description A6. Where the parent goes: to an empty space beside, or to that of the newborn as well. `"empty-space"` when absent.
                     * @enum {unknown}
                     */
                    splitTo?: "empty-space" | "newborn-too";
                    /**
                     * @description A7. Where a tile slides when animals on both sides are as near: as the team likes, or towards the first space of the line. `"team"` when absent.
                     * @enum {unknown}
                     */
                    nearestTie?: "team" | "first-space";
                    /**
                     * @description A8. The destruction die on a line that is shorter than six spaces: it has as many faces, or a roll beyond the line places no tile. `"fits-the-line"` when absent.
                     * @enum {unknown}
                     */
                    destructionDie?: "fits-the-line" | "misses";
                    /**
                     * @description A10. When an empty pile of tiles loses: when the next tile is needed, or at once. `"next-need"` when absent.
                     * @enum {unknown}
                     */
                    emptyPile?: "next-need" | "last-tile";
                    /**
                     * @description A11. What becomes of effect cards that are revealed: some may be discarded and the others go back on top; they must be discarded; or the others are shuffled into the deck. `"may-discard"` when absent.
                     * @enum {unknown}
                     */
                    research?: "may-discard" | "must-discard" | "shuffled-in";
                    /**
                     * @description A12. When effect cards are shuffled anew: when one is needed, or when the last one is taken. `"when-needed"` when absent.
                     * @enum {unknown}
                     */
                    reshuffle?: "when-needed" | "when-empty";
                    /**
                     * @description A13. What drawing from an own deck does that is empty: nothing, or the own discards are shuffled. `"nothing"` when absent.
                     * @enum {unknown}
                     */
                    ownDeck?: "nothing" | "reshuffled";
                    /**
                     * @description A14. Who begins a year with two roles: they alternate, or the last one chooses. `"alternate"` when absent.
                     * @enum {unknown}
                     */
                    yearOfTwo?: "alternate" | "chosen";
                    /**
                     * @description A15. Whether, with three seats or more, the last one of a year may begin the next. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    sameAgain?: "allowed" | "refused";
                    /**
                     * @description A19. Cubes on ambassadors after a first vote that failed. `"stay"` when absent.
                     * @enum {unknown}
                     */
                    cubesAfterVote?: "stay" | "returned";
                    /**
                     * @description A25. Whether cubes may go on an ambassador that is face up. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    moreCubes?: "allowed" | "refused";
                    /**
                     * @description A26. Whether constant effects are triggered by cards that actions reveal, or by those of the effect phase alone. `"effect-phase"` when absent.
                     * @enum {unknown}
                     */
                    researchTriggers?: "effect-phase" | "any-reveal";
                    /**
                     * @description A27. Where newborns must be placed (A4): whether one may be left out when any would cost a parent. `"may-be-left"` when absent.
                     * @enum {unknown}
                     */
                    costlyNewborn?: "may-be-left" | "must-be-placed";
                    /**
                     * @description A28. Votes that win: as the level says, or four at every level. `"by-level"` when absent.
                     * @enum {unknown}
                     */
                    votes?: "by-level" | "four";
                };
            };
            /** @description Seat whose view this is, or "all" for a full state. */
            viewer: number | "all";
            /** @description Year, from 1. */
            year: number;
            /** @description Whose turn it is, or who is set up, by place in the team from 0. */
            current: number;
            /** @description Who will begin, by place in the team; only before the first turn. */
            firstSeat?: number;
            /** @description Roles in play by seat; a solo game has two, both of seat 0. */
            team: {
                /** @description The role; null while it is not chosen. */
                role: ("lawyer" | "lobbyist" | "philanthropist" | "tv-host" | "zoologist") | null;
                /** @description The ability; null while it is not chosen. */
                ability: string | null;
                /** @description M$. */
                money: number;
                /** @description Whether it has begun its turn of this year. */
                acted: boolean;
                /** @description Its three dice; none before its first turn. */
                dice: {
                    /** @description What it shows. */
                    value: number;
                    /** @description The action it lies on; null while it is not placed. */
                    on: string | null;
                    /**
                     * @description It was taken back in this turn, and cannot be again.
                     * @constant
                     */
                    returned?: true;
                }[];
                /** @description Its hand; null when the viewer cannot see it. */
                hand: string[] | null;
                /** @description Cards in hand; needed where they are hidden. */
                handSize?: number;
                /** @description Its deck from the top; null when the viewer cannot see it. */
                deck: string[] | null;
                /** @description Cards in the deck; needed where they are hidden. */
                deckSize?: number;
                /** @description Its cards in the action zone, which are open to everybody. */
                actions: string[];
                /** @description Its permanent cards in play. */
                permanents: {
                    /**
                     * @description Card of the role: its id; `/2` behind it for the second card like that of the deck.
                     * @example research
                     * @example field-team/2
                     */
                    card: string;
                    /**
                     * @description It was used in this turn.
                     * @constant
                     */
                    used?: true;
                }[];
                /** @description Its discard pile. */
                discards: string[];
            }[];
            /** @description Where animals are. */
            animals: {
                /** @description From the top. */
                row: number;
                /** @description From the left. */
                column: number;
                /** @description How many are there. */
                animals: number;
            }[];
            /** @description Where destruction tiles lie. */
            tiles: {
                /** @description From the top. */
                row: number;
                /** @description From the left. */
                column: number;
            }[];
            /** @description The row: three with blue backs, two green, one grey. */
            ambassadors: {
                /**
                 * @description Colour of the back.
                 * @enum {unknown}
                 */
                back: "blue" | "green" | "grey";
                /** @description The country; null while it is face down and the viewer cannot see it. */
                id: string | null;
                /** @description Whether it is face up. */
                revealed: boolean;
                /** @description Influence cubes on it. */
                cubes: number;
            }[];
            /** @description The effect deck from the top; null when the viewer cannot see it. */
            effectDeck: string[] | null;
            /** @description Cards in the effect deck; needed where they are hidden. */
            effectDeckSize?: number;
            /** @description Its top cards that were revealed to all and put back, from the top. */
            foreseen: string[];
            /** @description Effect cards that were discarded, in any order. */
            effectDiscards: string[];
            /** @description Constant effects in play, the oldest first. */
            constants: string[];
            /**
             * @description The immediate effect that is being resolved.
             * @example poachers
             */
            shown?: string;
            /** @description Phases that are skipped once. */
            skips?: ("birth" | "destruction" | "effect")[];
            /** @description What is prevented once. */
            shields?: ("loss" | "tile")[];
            /** @description What the next die of this turn need not heed. */
            free?: ("values" | "own-dice")[];
            /** @description Added to the target of births in this turn. */
            birthBonus?: number;
            /**
             * @description The role to act has used its ability in this turn.
             * @constant
             */
            abilityUsed?: true;
            /** @description Ambassadors that voted Yes in the last vote; absent before there was one. */
            votes?: number[];
            /** @description Those of the best vote; the last one when absent. */
            bestVotes?: number[];
            /**
             * @description How the game ended; absent while it goes on.
             * @enum {unknown}
             */
            ending?: "population" | "tiles" | "votes" | "won-first-vote" | "won-second-vote";
            /** @description Programs in progress, the innermost last. Absent while the role to act places its dice, and while one who is set up chooses. */
            pending?: {
                /**
                 * @description Table of the row that says it; built-in for set-up and turn.
                 * @enum {unknown}
                 */
                owner: "built-in" | "starters" | "cards" | "abilities" | "effects";
                /**
                 * @description The row; setup or turn of what is built in.
                 * @example turn
                 */
                id: string;
                /** @description The step that is next, as a path such as 1.from.0.2 in the row; `end` behind the last one. */
                step: string;
                /** @description For whom, by place in the team; the role to act when absent. */
                player?: number;
                /**
                 * @description How far the step has come; absent at its beginning.
                 * @enum {unknown}
                 */
                stage?: "begun" | "first" | "second" | "third" | "fourth" | "fifth" | "discard" | "order" | "newborn" | "parents" | "parting" | "born" | "line" | "way" | "space" | "triggered" | "revealed";
                /** @description How often still. */
                left?: number;
                /** @description What the step began with: a space, a card, an ambassador, or how many are done. */
                from?: number;
                /** @description What else it has to know, such as what is used up as bits. */
                mark?: number;
                /**
                 * @description An action of the board by its id, or a card: the role, a stroke, and the card as in the lists of the role.
                 * @example plan
                 * @example zoologist/field-team/2
                 */
                card?: string;
            }[];
        };
        /** @description What the seat may know. */
        ExtinctionViewAnswer: {
            state: components["schemas"]["ExtinctionState"];
        };
        /** @description A full state and who looks at it. */
        ExtinctionViewRequest: {
            state: components["schemas"]["ExtinctionState"];
            /** @description Seat whose view is wanted. */
            seat: number;
        };
        /** @description One thing wrong with a request. */
        Fault: {
            /** @description JSON pointer (RFC 6901) to the offending value in the request body. */
            pointer: string;
            /** @description Kind of fault. */
            code: string;
            /** @description What is wrong and what would be right. */
            detail: string;
        };
        /** @description The score of a seat or of an automaton. */
        FinalRow: {
            /** @description The seat; null for an automaton. */
            seat: number | null;
            /** @description Whose points they are, in words. */
            text: string;
            /** @description The whole score, then its parts. */
            parts: {
                /** @description Part of the score; the first is the whole. */
                part: string;
                /** @description The same in words. */
                text: string;
                /** @description Points. */
                points: number;
            }[];
        };
        /** @description A game with its schemas and worked examples. */
        GameAnswer: {
            /** @description Name in addresses and states. */
            id: string;
            /** @description Title by language. */
            title: {
                /** @description Title. */
                en: string;
                /** @description Title. */
                fr: string;
            };
            /** @description Fewest and most seats. */
            seats: number[];
            /**
             * @description Whether seats win against each other, together, or one plays alone; with the default options. A result says it of its own game.
             * @enum {unknown}
             */
            nature: "competitive" | "cooperative" | "solo";
            /** @description Methods that can search it, the default first. */
            methods: ("worlds" | "observers" | "equilibrium" | "team")[];
            /** @description Content it can be played with, the default first. */
            catalogs: components["schemas"]["Catalog"][];
            /** @description Levels that this server’s limits allow. */
            levels: components["schemas"]["Level"][];
            /** @description By number of seats; where one is missing, searches have no net by default. */
            defaultModels: components["schemas"]["DefaultModel"][];
            /** @description Whether the game has a solo automaton. */
            automa: boolean;
            /** @description Whether searches conclude anything from `history`, what others did; where they do not, it need not be sent. */
            concludes: boolean;
            limits: components["schemas"]["Limits"];
            /** @description Forms of options, states, actions, and of companions of a real table where there is an automaton. */
            schemas: {
                /** @description A JSON Schema (draft 2020-12). */
                options: {
                    [key: string]: unknown;
                };
                /** @description A JSON Schema (draft 2020-12). */
                state: {
                    [key: string]: unknown;
                };
                /** @description A JSON Schema (draft 2020-12). */
                action: {
                    [key: string]: unknown;
                };
                /** @description A JSON Schema (draft 2020-12). */
                table?: {
                    [key: string]: unknown;
                };
            };
            /** @description One request for every operation on the game. */
            examples: {
                /** @description Name of the operation in the OpenAPI document. */
                operation: string;
                /** @description HTTP method. */
                method: string;
                /** @description Path on this server. */
                path: string;
                /** @description Request body. */
                body: {
                    [key: string]: unknown;
                };
            }[];
        };
        /** @description A game. */
        GameEntry: {
            /** @description Name in addresses and states. */
            id: string;
            /** @description Title by language. */
            title: {
                /** @description Title. */
                en: string;
                /** @description Title. */
                fr: string;
            };
            /** @description Fewest and most seats. */
            seats: number[];
            /**
             * @description Whether seats win against each other, together, or one plays alone; with the default options. A result says it of its own game.
             * @enum {unknown}
             */
            nature: "competitive" | "cooperative" | "solo";
            /** @description Methods that can search it, the default first. */
            methods: ("worlds" | "observers" | "equilibrium" | "team")[];
            /** @description Content it can be played with, the default first. */
            catalogs: components["schemas"]["Catalog"][];
            /** @description Levels that this server’s limits allow. */
            levels: components["schemas"]["Level"][];
            /** @description By number of seats; where one is missing, searches have no net by default. */
            defaultModels: components["schemas"]["DefaultModel"][];
            /** @description Whether the game has a solo automaton. */
            automa: boolean;
            /** @description Whether searches conclude anything from `history`, what others did; where they do not, it need not be sent. */
            concludes: boolean;
            limits: components["schemas"]["Limits"];
        };
        /** @description The games this server knows. */
        GamesAnswer: {
            engine: components["schemas"]["Engine"];
            /** @description Every game. */
            games: components["schemas"]["GameEntry"][];
        };
        /** @description Where the game is heading, and what the seat does not see. */
        HintOutlook: {
            /** @description Every way the game can end. */
            endings: components["schemas"]["Chance"][];
            /** @description Every number the game measures, the score first. */
            metrics: components["schemas"]["Measure"][];
            /** @description What this position gives to watch; empty where there is nothing. */
            watched: components["schemas"]["Watched"][];
            /** @description Expected score of every seat, and of an automaton, by part; empty where seats have no points of their own. */
            sheet: components["schemas"]["SheetRow"][];
            /** @description The hidden thing that matters most to the seat to act; null when nothing is hidden, or where it cannot be counted. */
            belief: components["schemas"]["BeliefSlot"] | null;
            play?: components["schemas"]["Play"];
        };
        /** @description A playing strength. */
        Level: {
            /** @description Strength, weakest first. */
            level: number;
            /** @description Visits of a search at this level. */
            visits: number;
            /** @description How freely the choice strays from the best action; 0 never. */
            temperature: number;
            /** @description What kind of player to expect, by language. */
            name: {
                /** @description Name. */
                en: string;
                /** @description Name. */
                fr: string;
            };
            /** @description How strong it was measured to be: 400 more wins ten games for one that is lost, and where seats play together has the better result in ten deals for one. Null where that was not measured. */
            elo: components["schemas"]["Elo"] | null;
        };
        /** @description What this server allows. */
        Limits: {
            /** @description Largest request body. */
            bodyBytes: number;
            /** @description Largest request body that holds a whole game, or many positions. */
            recordBytes: number;
            /** @description Most positions of one request. */
            maxPositions: number;
            /** @description Most visits a search may ask for. */
            maxVisits: number;
            /** @description Longest time a search may ask for. */
            maxTimeMs: number;
            /** @description Most ensembles a search may ask for. */
            maxEnsembles: number;
            /** @description Most nodes of a search, all its trees together. */
            maxNodes: number;
            /** @description Processes that search. */
            searchers: number;
            /** @description Searches that may wait. */
            queue: number;
            /** @description Requests a minute from one caller; 0 for no limit. */
            requestsPerMinute: number;
            /** @description Searches that one caller may have handed in and unfinished. */
            longPerCaller: number;
            /** @description How long the answer of such a search is kept. */
            longMinutes: number;
            /** @description Processor seconds a day that those of one caller may take; 0 for no limit. */
            longSecondsADay: number;
        };
        /** @description The process answers. */
        LiveAnswer: {
            /**
             * @description Always this.
             * @constant
             */
            status: "alive";
        };
        /** @description A search that was handed in, as it stands. */
        LongSearch: {
            /** @description Its name in addresses: 128 random bits. */
            id: string;
            /** @description Game that it is about. */
            game: string;
            /**
             * @description Operation that it is: `POST /v1/games/{game}/{kind}`.
             * @enum {unknown}
             */
            kind: "recommend" | "hint" | "analyze" | "review";
            /**
             * @description `queued` and `running` go on; `done` has the answer, `ended` what had been found when its caller ended it, `failed` a problem.
             * @enum {unknown}
             */
            status: "queued" | "running" | "done" | "ended" | "failed";
            /** @description When it was handed in. */
            createdAt: string;
            /** @description When the search began; null while it waits. */
            startedAt: string | null;
            /** @description When it was over; null before. */
            endedAt: string | null;
            /** @description When it is forgotten; null while it goes on. */
            expiresAt: string | null;
            /** @description How far it is; null before the first news. */
            progress: {
                /** @description Visits so far; for a review, decisions judged so far. */
                done: number;
                /** @description Of so many; null where only time limits it. */
                of: number | null;
            } | null;
            /** @description The answer of that operation: byte for byte what it gives to the same body, once `status` is `done`; before, and of one that was ended, the best so far. Null where nothing is known. */
            answer: {
                [key: string]: unknown;
            } | null;
            /** @description Why there is no answer; null unless it `failed`. */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description The body of `POST /v1/games/{game}/{kind}`, with `game` and `kind` beside its own fields. It is checked as that operation checks it. */
        LongSearchRequest: {
            /** @description Game that it is about, as `GET /v1/games` lists it. */
            game: string;
            /**
             * @description Operation that it is: `POST /v1/games/{game}/{kind}`.
             * @enum {unknown}
             */
            kind: "recommend" | "hint" | "analyze" | "review";
        } & {
            [key: string]: unknown;
        };
        /** @description A number that playouts measured. */
        Measure: {
            /** @description What is measured. */
            metric: string;
            /** @description The same in words. */
            text: string;
            /** @description Mean at the end of the playouts. */
            mean: number;
            /** @description Standard error of the mean. Null where fewer than 20 playouts are too few to say: that they agree may be chance. */
            error: number | null;
        };
        /** @description A net: where it comes from, what it fits and what it has won. */
        Model: {
            /** @description Name of the net, unique within the game; that of its file. */
            name: string;
            /** @description The game it is for; that of its folder. */
            game: string;
            /** @description Licence of the net, as an SPDX expression. */
            licence: string;
            /** @description Day on which it was made, as 2026-11-29. */
            made: string;
            /** @description SHA-256 of the file. */
            sha256: string;
            /** @description The vector that it reads: a view in numbers, as the game writes it. */
            features: {
                /** @description Version of the vector. */
                version: number;
                /** @description Numbers of it. */
                size: number;
            };
            /** @description Numbers that it gives a view: one a seat, for so many seats at most, or a single one for all seats. */
            outputs: number;
            /** @description Sizes of its hidden layers. */
            layers: number[];
            /** @description Whether it computes the same bytes on every processor: in whole numbers that are small enough. */
            exact: boolean;
            /** @description Numbers of seats for which it has passed its gate; with so many, searches use it by default. */
            seats: number[];
            /** @description What it has learnt from. */
            data: {
                /** @description Games of self-play. */
                games: number;
                /** @description Positions of these that it has learnt from. */
                positions: number;
                /** @description Seed of the games. */
                seed: string;
                /** @description Who played them. */
                bot: string;
                /** @description Behaviour of the search that played them. */
                signature: string;
                /** @description What makes the same data again, and the net of it. */
                commands: string[];
            };
            /** @description How it has learnt. */
            training: {
                /** @description Seed of the training. */
                seed: string;
                /** @description Times that it went through the data. */
                epochs: number;
                /** @description Loss on games that it did not learn from. Nets are judged by matches and not by this. */
                held: {
                    /** @description With the net. */
                    loss: number;
                    /** @description Of the game’s own forecast. */
                    without: number;
                };
            };
            /** @description The matches that it was judged by. */
            gate: {
                /** @description Seats. */
                seats: number;
                /** @description Options of the games, where they are not the default ones. */
                options: {
                    [key: string]: string | number | boolean;
                };
                /** @description Of a decision, the same for both sides. */
                budget: {
                    /** @description Visits. */
                    visits?: number;
                    /** @description Milliseconds of processor time. */
                    timeMs?: number;
                };
                /** @description Deals, each played by both sides. */
                deals: number;
                /** @description Part of the games that it won, draws as halves; where seats play together, its mean score less the other’s. */
                won: number;
                /** @description Standard error of that. */
                error: number;
                /** @description Part of first places that it won alone among the others, with three seats or more. */
                firsts?: number;
                /** @description Who played against it. */
                against: string;
                /**
                 * @description Whether it was stronger; `open` where the match does not tell.
                 * @enum {unknown}
                 */
                verdict: "passed" | "failed" | "open";
            }[];
        };
        /** @description The nets that searches may use. */
        ModelsAnswer: {
            /** @description Every net, by game and name. */
            models: components["schemas"]["Model"][];
            /** @description Why only exact nets can run on this server; null where all can. */
            unavailable: string | null;
        };
        /** @description A decision of NATERA. */
        NateraAction: {
            /**
             * @description Deploys a pawn to a location.
             * @constant
             */
            type: "deploy";
            /**
             * @description Pawn.
             * @enum {unknown}
             */
            pawn: "explorer" | "leader";
            /**
             * @description Location, or tile that lies there.
             * @example ag1a
             */
            location: string;
        } | {
            /**
             * @description Plays an exploration card of the hand.
             * @constant
             */
            type: "play";
            /**
             * @description Exploration card.
             * @example aquaponics
             */
            card: string;
            /**
             * @description Resource that it is paid with.
             * @enum {unknown}
             */
            with: "endurance" | "agility" | "intelligence";
        } | {
            /**
             * @description Hires a specialist of the river.
             * @constant
             */
            type: "hire";
            /**
             * @description Specialist.
             * @example business-monkey
             */
            specialist: string;
        } | {
            /**
             * @description Establishes a colony for material.
             * @constant
             */
            type: "establish";
            /**
             * @description Location, or tile that lies there.
             * @example ag1a
             */
            location: string;
        } | {
            /**
             * @description Uses the ability of a specialist.
             * @constant
             */
            type: "consult";
            /**
             * @description Specialist.
             * @example business-monkey
             */
            specialist: string;
        } | {
            /**
             * @description Uses the ability of an own exploration card.
             * @constant
             */
            type: "use";
            /**
             * @description Exploration card.
             * @example aquaponics
             */
            card: string;
        } | {
            /**
             * @description Discards two cards for a resource: the cards and the resource are chosen next.
             * @constant
             */
            type: "trade";
        } | {
            /**
             * @description Passes until the end of the season.
             * @constant
             */
            type: "pass";
        } | {
            /**
             * @description Ends the turn.
             * @constant
             */
            type: "end";
        } | {
            /**
             * @description An exploration card: one to discard, put aside, keep, play, or copy.
             * @constant
             */
            type: "card";
            /**
             * @description Exploration card.
             * @example aquaponics
             */
            card: string;
        } | {
            /**
             * @description A kind of resource.
             * @constant
             */
            type: "resource";
            /**
             * @description Resource.
             * @enum {unknown}
             */
            resource: "endurance" | "agility" | "intelligence" | "food" | "material" | "energy";
        } | {
            /**
             * @description A pile to draw from, or to look at.
             * @constant
             */
            type: "pile";
            /**
             * @description Pile.
             * @enum {unknown}
             */
            pile: "base" | "advanced";
        } | {
            /**
             * @description A track.
             * @constant
             */
            type: "track";
            /**
             * @description Track.
             * @enum {unknown}
             */
            track: "agricultural" | "urban" | "military" | "coastal";
        } | {
            /**
             * @description A location: for a colony, a copy, a bonus, or a pawn that moves.
             * @constant
             */
            type: "location";
            /**
             * @description Location, or tile that lies there.
             * @example ag1a
             */
            location: string;
        } | {
            /**
             * @description A space of the own science board.
             * @constant
             */
            type: "growth";
            /** @description From 1, row by row from the bottom, from left to right. */
            space: number;
        } | {
            /**
             * @description A specialist of the river, or an own one.
             * @constant
             */
            type: "specialist";
            /**
             * @description Specialist.
             * @example business-monkey
             */
            specialist: string;
        } | {
            /**
             * @description One of several ways.
             * @constant
             */
            type: "way";
            /** @description From 1, in the order of the row. */
            way: number;
        } | {
            /**
             * @description What of several parts is done next.
             * @constant
             */
            type: "part";
            /** @description From 1, in the order of the row, or of what is due from the oldest on. */
            part: number;
        } | {
            /**
             * @description Pays.
             * @constant
             */
            type: "pay";
        } | {
            /**
             * @description Leaves it, or the rest of it.
             * @constant
             */
            type: "decline";
        } | {
            /**
             * @description The tribe to play.
             * @constant
             */
            type: "tribe";
            /**
             * @description Tribe.
             * @example bears
             */
            tribe: string;
        } | {
            /**
             * @description The side of the science board to play with.
             * @constant
             */
            type: "side";
            /**
             * @description Side.
             * @enum {unknown}
             */
            side: "a" | "b";
        } | {
            /**
             * @description Which of several accomplishments takes the last tokens.
             * @constant
             */
            type: "claim";
            /**
             * @description Letter of the tile, or track.
             * @enum {unknown}
             */
            accomplishment: "A" | "B" | "C" | "D" | "E" | "agricultural" | "urban" | "military" | "coastal";
        } | {
            /**
             * @description A type of cards.
             * @constant
             */
            type: "kind";
            /**
             * @description Type.
             * @enum {unknown}
             */
            kind: "science" | "improvement" | "discovery" | "interactive" | "nuclear" | "specialist" | "prerequisite";
        } | {
            /**
             * @description The token of another seat on a track.
             * @constant
             */
            type: "oust";
            /**
             * @description Track.
             * @enum {unknown}
             */
            track: "agricultural" | "urban" | "military" | "coastal";
            /** @description Whose token. */
            seat: number;
        };
        /** @description A legal action. */
        NateraActionEntry: {
            action: components["schemas"]["NateraAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
        };
        /** @description All that the search knows of one action. */
        NateraAnalysis: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["NateraAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description Utility less two errors, at least 0: what the action is almost surely worth. Null where fewer than 20 playouts are too few to say. */
            lowerBound: number | null;
            /** @description Its place by lower bound; 1 is the highest. */
            lowerBoundRank: number;
            /** @description How likely the method takes this action: its part of the visits; of an equilibrium, the average policy; 1 for the best action of a proof. */
            policy: number;
            /** @description What a net thought of the action before the search; null, since there is no net. */
            prior: null;
            /** @description How the game comes out after this action; null when not searched, and where `winProbability` is null. */
            odds: components["schemas"]["Odds"] | null;
            /** @description Times the action could have been visited. */
            availability: number;
            /** @description Mean utility by seat; empty when not searched. */
            values: number[];
            /** @description How the game ends after this action; empty when not searched. */
            endings: components["schemas"]["Chance"][];
            /** @description What the game measures; empty when not searched. */
            metrics: components["schemas"]["Measure"][];
            /** @description What the position gives to watch; empty when not searched. */
            watched: components["schemas"]["Watched"][];
            /** @description Visits of each step of the line. */
            lineVisits: number[];
        };
        /** @description Everything the search knows. */
        NateraAnalyzeAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            actions: components["schemas"]["NateraAnalysis"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["Outlook"] | null;
            /** @description Exact, whatever the search found; null where the worlds are too many to count. */
            belief: components["schemas"]["Belief"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["NateraIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        NateraAnalyzeManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["NateraAnalyzeAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description An action and the seed of its chance. */
        NateraAppliedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["NateraAction"];
            seed: components["schemas"]["Seed"];
        };
        /** @description The full state after the actions and all that follows from them. */
        NateraApplyAnswer: {
            state: components["schemas"]["NateraState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description The same as moves of a record. */
            moves: components["schemas"]["NateraAppliedMove"][];
            /** @description What everyone saw, in order. */
            events: components["schemas"]["Event"][];
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
        };
        /** @description A full state and the action that the seat to act takes, or several, one after another. */
        NateraApplyRequest: {
            state: components["schemas"]["NateraState"];
            action?: components["schemas"]["NateraAction"];
            /** @description Several actions, each of the seat that is to act then. Excludes `action`. */
            actions?: components["schemas"]["NateraAction"][];
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A game from a state on: a full one, or the view of one seat, and then each move but the last says what this seat saw after it. */
        NateraGameRecord: {
            /** @description Name of the game. */
            game: string;
            /**
             * @description Version of the states and actions.
             * @constant
             */
            version: 1;
            /**
             * @description Version of the record; also what tells it from a state.
             * @constant
             */
            record: 1;
            start: components["schemas"]["NateraState"];
            /** @description What was done, in order. */
            moves: components["schemas"]["NateraRecordedMove"][];
            result?: components["schemas"]["RecordResult"];
        };
        /** @description A ranked, explained action. */
        NateraHint: {
            /** @description 1 is the best: the most visits, among equals the highest value. When proved, the highest value. */
            rank: number;
            action: components["schemas"]["NateraAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action. */
            visits: number;
            /** @description Part of all visits, those that came with earlier trees included. */
            share: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description The most visited continuation, this action first. */
            line: string[];
            /** @description What the game adds to each part of the score; null where scores have no parts, and with fewer than 20 playouts. */
            plan: components["schemas"]["Plan"] | null;
            /** @description What sets the action apart: the best from the next best, any other from the best. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description Ranked, explained actions for a person. */
        NateraHintAnswer: {
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description Best first. */
            hints: components["schemas"]["NateraHint"][];
            /** @description What all playouts together saw; null when nothing was searched. */
            outlook: components["schemas"]["HintOutlook"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["NateraIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description An action that was to be valued whatever the search thought of it. */
        NateraIncluded: {
            action: components["schemas"]["NateraAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description Visits of the action in the search that it is told by. */
            visits: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            /** @description Against the best action, as the same search saw it; null where either was not searched. */
            loss: {
                /** @description Utility that it gives away; below 0 where it came out better. */
                utility: number;
                /** @description How far that may be off; null where playouts are too few to say. */
                error: number | null;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            } | null;
            /** @description What sets it apart from the best action; empty for that itself. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description An action as it looked to the seat that had to decide. */
        NateraJudgedAction: {
            action: components["schemas"]["NateraAction"];
            /** @description The action in one short line. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description What it was worth to the seat by what it knew. */
            value: components["schemas"]["Value"] | null;
        };
        /** @description A decision between several actions, judged by what the seat knew then. */
        NateraJudgedDecision: {
            /** @description Its place among the moves of the record. */
            move: number;
            /** @description Seat that decided. */
            seat: number;
            /** @description Legal actions there were. */
            legal: number;
            /**
             * @description How good it was, by the utility that it gave away against the best action, less what chance may have made of that.
             * @enum {unknown}
             */
            grade: "best" | "fine" | "inaccuracy" | "mistake" | "blunder";
            taken: components["schemas"]["NateraJudgedAction"];
            best: components["schemas"]["NateraJudgedAction"];
            /** @description What it cost against the best action. */
            loss: {
                /** @description Utility that it gave away. */
                utility: number;
                /** @description Standard error of that. */
                error: number;
                /** @description Part of the games that it gives away; null where playouts do not tell. */
                winProbability: number | null;
                /** @description Points that it gives away; null likewise. */
                score: number | null;
            };
            /** @description What was wrong, in a sentence; null where it was best or fine. */
            text: string | null;
            /** @description What sets the two apart; empty where it was best or fine. */
            reasons: components["schemas"]["Reason"][];
            /** @description Visits of the searches of this decision. */
            visits: number;
        };
        /** @description What the seat to act may do. */
        NateraLegalActionsAnswer: {
            /** @description Seat to act. */
            toAct: number;
            /** @description Every legal action, in a fixed order. */
            actions: components["schemas"]["NateraActionEntry"][];
            /** @description Where asked for: the points so far, as the seat to act knows them; empty in a game without any. */
            sheet?: components["schemas"]["FinalRow"][];
        };
        /** @description A full state, or the view of the seat to act. */
        NateraLegalActionsRequest: {
            state: components["schemas"]["NateraState"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Whether to answer with the points so far, by seat and part of the score. */
            sheet?: boolean;
        };
        /** @description Positions, and one budget for all of them: visits are shared out evenly among those that need a search, and time as they come. A `level` is that of every position. */
        NateraManyRequest: {
            /** @description What is asked about, all of one game. */
            positions: components["schemas"]["NateraPosition"][];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description Options of a game of NATERA. */
        NateraOptions: {
            /** @description Number of seats. `4` when absent. */
            seats?: number;
            /** @description Whether cards are drafted at the beginning and in rest phases. `false` when absent. */
            draft?: boolean;
            /** @description Whether the mini-expansion is played with. `false` when absent. */
            nuclear?: boolean;
            /** @description Numbers of the accomplishment tiles A to E; drawn for each letter when absent. */
            accomplishments?: number[];
            /** @description Tribes by seat, in place of choosing one of two. */
            tribes?: string[];
            /** @description Seat that begins; drawn when absent. */
            firstSeat?: number;
            /** @description Rulings on open points; see docs/rules/natera.md. */
            rulings?: {
                /**
                 * @description O1. When deploying raises authority: before the reward of the location, or after it. `"before-reward"` when absent.
                 * @enum {unknown}
                 */
                ownStep?: "before-reward" | "after-reward";
                /**
                 * @description O2. Whether the step of a deployment counts for its own access. `"no"` when absent.
                 * @enum {unknown}
                 */
                ownStepAccess?: "no" | "yes";
                /**
                 * @description O3. Locations that ask for more cards than are in the hand: they are closed, or all there are is discarded. `"closed"` when absent.
                 * @enum {unknown}
                 */
                shortDiscards?: "closed" | "what-there-is";
                /**
                 * @description O5. Whether a pawn may go where nothing of the reward can be done. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                idleLocations?: "allowed" | "refused";
                /**
                 * @description O6. Whether copying a location of tier 2 or 3 needs the authority to go there. `"needed"` when absent.
                 * @enum {unknown}
                 */
                copyAccess?: "needed" | "revealed-is-enough";
                /**
                 * @description O7. Whether a copy may be of a location that copies others, never of itself. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                copiedCopies?: "allowed" | "refused";
                /**
                 * @description O8. What is held against a highest price: the printed price, or the one after discounts. `"printed"` when absent.
                 * @enum {unknown}
                 */
                hireLimit?: "printed" | "discounted";
                /**
                 * @description O9. Several discounts: they are added, or the largest one counts. `"added"` when absent.
                 * @enum {unknown}
                 */
                discounts?: "added" | "largest";
                /**
                 * @description O11. When a disc changes hands: at the end of a turn of the seat that is above, or at the end of any turn and after production. `"own-turn"` when absent.
                 * @enum {unknown}
                 */
                discTakeover?: "own-turn" | "every-turn";
                /**
                 * @description O12. First place of a track whose disc nobody holds: the highest level, or nobody. `"highest-level"` when absent.
                 * @enum {unknown}
                 */
                vacantDisc?: "highest-level" | "nobody";
                /**
                 * @description O35. Seats that tie for a first place that no disc decides: each has its points, or first, second and third are shared as for a second place. `"each-in-full"` when absent.
                 * @enum {unknown}
                 */
                tiedFirst?: "each-in-full" | "shared";
                /** @description O13. Least level that has a place on a track. `0` when absent. */
                leastRanked?: number;
                /**
                 * @description O15. Drawing from an empty pile: its discards are shuffled, and without any the other pile is used; or that at once; or nothing is drawn. `"reshuffled"` when absent.
                 * @enum {unknown}
                 */
                emptyPile?: "reshuffled" | "other-pile" | "nothing";
                /**
                 * @description O17. Order of a seat’s production before that of its tribe: as it likes, or tile, board, cards, discs. `"free"` when absent.
                 * @enum {unknown}
                 */
                productionOrder?: "free" | "fixed";
                /**
                 * @description O18. How often crows may look before draws: once for each card, or once for each time they draw. `"each-card"` when absent.
                 * @enum {unknown}
                 */
                peeks?: "each-card" | "each-draw";
                /**
                 * @description O19. Whose leader doubles the bonus of a colony of beavers: that of any seat, or their own. `"any-leader"` when absent.
                 * @enum {unknown}
                 */
                doubledFor?: "any-leader" | "own-leader";
                /**
                 * @description O20. Bonuses of more colonies than there are: those that are there, or the location is closed. `"what-there-is"` when absent.
                 * @enum {unknown}
                 */
                fewColonies?: "what-there-is" | "closed";
                /**
                 * @description O25. The disc of a seat that falls to level 0: it goes back to the board, or to the highest seat of at least level 1. `"to-board"` when absent.
                 * @enum {unknown}
                 */
                droppedDisc?: "to-board" | "to-highest";
                /**
                 * @description O26. Whether a step up and a step down of one location may be on the same track. `"allowed"` when absent.
                 * @enum {unknown}
                 */
                sameTrack?: "allowed" | "refused";
                /**
                 * @description O28. Tribe effects of the set-up that draw, copy or place: after the opening hand is drawn, or before. `"after-hand"` when absent.
                 * @enum {unknown}
                 */
                setupOrder?: "after-hand" | "before-hand";
                /**
                 * @description O29. Specialists without endurance, agility and intelligence: in reward and ability, or in the reward alone. `"both"` when absent.
                 * @enum {unknown}
                 */
                plainSpecialists?: "both" | "reward";
                /**
                 * @description O30. The accomplishment of a track that is topped by a seat without a token left: open for the next one, or lost. `"next-one"` when absent.
                 * @enum {unknown}
                 */
                tokenless?: "next-one" | "lost";
                /**
                 * @description O31. Cards drawn for a deployment to the forest: after the location’s discard, or before. `"after-discard"` when absent.
                 * @enum {unknown}
                 */
                foxDraw?: "after-discard" | "before-discard";
                /**
                 * @description O33. What moving a pawn by a science board comes to: all that deploying does, or the reward of the location alone. `"deployed"` when absent.
                 * @enum {unknown}
                 */
                redeployed?: "deployed" | "reward-only";
                /**
                 * @description O34. Whether all see the card that red pandas take. `"shown"` when absent.
                 * @enum {unknown}
                 */
                foundCard?: "shown" | "hidden";
            };
        };
        /** @description The game that bots made of it. */
        NateraPlayoutAnswer: {
            record: components["schemas"]["NateraGameRecord"];
            state: components["schemas"]["NateraState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            outcome?: components["schemas"]["Outcome"];
            seed: components["schemas"]["Seed"];
            /** @description What nets bots searched with, each once; the same request gives the same game with the same nets. */
            nets: {
                /** @description Net that valued the leaves; null for none. */
                model: string | null;
                /** @description SHA-256 of that net. */
                modelHash?: string;
                /** @description Why the default net was not used; only where there is one that cannot be used here. */
                modelMissing?: string;
                /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
                reproducible?: boolean;
            }[];
        };
        /** @description A full state to play on from, and how strong the bots are; level 4 when nothing is said. */
        NateraPlayoutRequest: {
            state: components["schemas"]["NateraState"];
            /** @description A level of `GET /v1/games`. */
            level?: number;
            /** @description Level by seat, in place of one for all. Excludes `level`. */
            levels?: number[];
            /** @description Moves to stop after; the end of the game when absent. */
            moves?: number;
            seed?: components["schemas"]["Seed"];
        };
        /** @description A full state, or the view of the seat to act; `<seed>/<place>` is its seed when it has none. */
        NateraPosition: {
            state: components["schemas"]["NateraState"];
            seed?: components["schemas"]["Seed"];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["NateraAction"][];
        };
        /** @description The action to take. */
        NateraRecommendAnswer: {
            action: components["schemas"]["NateraAction"];
            /** @description The action in one short line that needs no language. */
            notation: string;
            /** @description The action in words. */
            text: string;
            /** @description The seat to act, to which all values belong. */
            seat: number;
            /** @description What the action is worth; null when it was not searched. */
            value: components["schemas"]["Value"] | null;
            search: components["schemas"]["SearchReport"];
            /** @description The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them. */
            included?: components["schemas"]["NateraIncluded"][];
            continuation?: components["schemas"]["Continuation"];
        };
        /** @description What there is to say of each position. */
        NateraRecommendManyAnswer: {
            /** @description Answer or problem of each position, in order. */
            positions: (components["schemas"]["NateraRecommendAnswer"] | components["schemas"]["RefusedPosition"])[];
        };
        /** @description The same as a record, which plays back. */
        NateraRecordAnswer: {
            record: components["schemas"]["NateraGameRecord"];
        };
        /** @description What a seat saw and did; `last` is what it saw in the end. */
        NateraRecordRequest: {
            /** @description Every decision of one seat, in order. */
            decisions: {
                state: components["schemas"]["NateraState"];
                action: components["schemas"]["NateraAction"];
            }[];
            last?: components["schemas"]["NateraState"];
        };
        /** @description An action, and how chance came out: `seed` where `apply` was given one, or `state`, what the recorder saw after it, where chance or hidden cards came from elsewhere. Without either the seed is 0. */
        NateraRecordedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["NateraAction"];
            seed?: components["schemas"]["Seed"];
            state?: components["schemas"]["NateraState"];
        };
        /** @description A game played back. */
        NateraReplayAnswer: {
            /** @description The state after the last move; null where the view of a seat ends without one. */
            state: components["schemas"]["NateraState"] | null;
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            /** @description Every move that was played back. */
            moves: components["schemas"]["NateraReplayedMove"][];
            /** @description What the seat to act can tell of what others did, ready for `history` of a search; only where it was asked for. Empty where nothing is concluded (`concludes` of `GET /v1/games`), and where the record is what one seat saw. */
            history?: {
                view: components["schemas"]["NateraState"];
                action: components["schemas"]["NateraAction"];
            }[];
            outcome?: components["schemas"]["Outcome"];
        };
        /** @description A record, and how far to play it back. */
        NateraReplayRequest: {
            record: components["schemas"]["NateraGameRecord"];
            /** @description Moves to play back; all of them when absent. */
            until?: number;
            /** @description Whether to answer with what the seat that is then to act can tell a search of what others did. */
            history?: boolean;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description A move of a record. */
        NateraReplayedMove: {
            /** @description Seat that acted. */
            seat: number;
            action: components["schemas"]["NateraAction"];
            /** @description The action in one short line; null where the recorder could not tell what it was. */
            notation: string | null;
            /** @description The action in words; null likewise. */
            text: string | null;
            /** @description What everyone saw, in order; empty where a state tells what it came to. */
            events: components["schemas"]["Event"][];
        };
        /** @description A game reviewed. */
        NateraReviewAnswer: {
            /** @description Every decision that was looked at, in order. */
            decisions: components["schemas"]["NateraJudgedDecision"][];
            /** @description How the game stood at each decision, and at its end. */
            curve: {
                /** @description Moves made before. */
                move: number;
                /** @description Expected utility by seat. */
                utilities: number[];
            }[];
            /** @description Where it changed most, in order of moves; at most five. */
            turningPoints: {
                /** @description The move it came with. */
                move: number;
                /**
                 * @description Whether the move itself changed it, or what came after.
                 * @enum {unknown}
                 */
                kind: "decision" | "luck";
                /** @description Change of utility by seat. */
                changes: number[];
            }[];
            /** @description What it came to for every seat. */
            seats: components["schemas"]["SeatReview"][];
            outcome?: components["schemas"]["Outcome"];
            /** @description Visits of all searches. */
            visits: number;
            seed: components["schemas"]["Seed"];
            /** @description Net that valued the leaves; null for none. */
            model: string | null;
            /** @description SHA-256 of that net. */
            modelHash?: string;
            /** @description Why the default net was not used; only where there is one that cannot be used here. */
            modelMissing?: string;
            /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
            reproducible?: boolean;
        };
        /** @description A record, and how much to search for the whole of it: 1,000 visits a decision when nothing is said, as far as this server allows. Half goes to all decisions alike, the rest to those that seem wrong, or nearly so. */
        NateraReviewRequest: {
            record: components["schemas"]["NateraGameRecord"];
            /** @description Seats whose decisions are looked at; all when absent, or the one whose view the record is. */
            seats?: number[];
            budget?: components["schemas"]["Budget"];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            seed?: components["schemas"]["Seed"];
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        /** @description What to search: a full state, which is first reduced to the view of the seat to act, or that view. */
        NateraSearchRequest: {
            state: components["schemas"]["NateraState"];
            /** @description Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given. */
            level?: number;
            budget?: components["schemas"]["Budget"];
            seed?: components["schemas"]["Seed"];
            /** @description Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms. */
            ensembles?: number;
            /**
             * @description How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.
             * @enum {unknown}
             */
            method?: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Legal actions to choose from; all of them when absent or empty. */
            allow?: components["schemas"]["NateraAction"][];
            /** @description Legal actions to leave out. */
            avoid?: components["schemas"]["NateraAction"][];
            /** @description Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`. */
            include?: components["schemas"]["NateraAction"][];
            /** @description Keeps the trees of this search for the next decision of the same seat, and goes on from those of an earlier one. What cannot be gone on from is searched afresh, and the answer says so; it may depend on what was kept. `{}` begins. Only for `worlds`. */
            continuation?: {
                /** @description The token of an earlier answer; absent at the first decision. */
                token?: string;
                /** @description Every action taken since the state of that answer, by all seats, in order; the own one first. */
                actions?: components["schemas"]["NateraAction"][];
            };
            /** @description What was done since what is hidden was dealt, the oldest first, such as the tail of a record: the search takes worlds for the likelier the better they explain what other seats did, and `belief` of `hint` and `analyze` tells so. Decisions of the seat to act itself may be among them and say nothing. Games in which nothing can be concluded search as without. Only for `worlds`. */
            history?: {
                view: components["schemas"]["NateraState"];
                action: components["schemas"]["NateraAction"];
            }[];
            /** @description Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then. */
            model?: string | null;
            /**
             * @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @description Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one. */
            top?: number;
        };
        /** @description A new game: a full state. */
        NateraSetupAnswer: {
            state: components["schemas"]["NateraState"];
            /** @description Seat to act; null when the game is over. */
            toAct: number | null;
            seed: components["schemas"]["Seed"];
        };
        /** @description How to set up a new game; every field may be left out. */
        NateraSetupRequest: {
            options?: components["schemas"]["NateraOptions"];
            seed?: components["schemas"]["Seed"];
            /** @description Content to play with; the default catalog when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
        };
        /** @description A full state or a seat’s view of NATERA. */
        NateraState: {
            /**
             * @description This game.
             * @constant
             */
            game: "natera";
            /**
             * @description Version of this document format.
             * @constant
             */
            version: 1;
            /** @description Content the game is played with; the default when absent. */
            catalog?: {
                /** @description Name of the catalog. */
                id: string;
                /** @description SHA-256 the catalog must have. */
                hash?: string;
            };
            /** @description Options of a game of NATERA. */
            options: {
                /** @description Number of seats. `4` when absent. */
                seats?: number;
                /** @description Whether cards are drafted at the beginning and in rest phases. `false` when absent. */
                draft?: boolean;
                /** @description Whether the mini-expansion is played with. `false` when absent. */
                nuclear?: boolean;
                /** @description Numbers of the accomplishment tiles A to E; drawn for each letter when absent. */
                accomplishments?: number[];
                /** @description Tribes by seat, in place of choosing one of two. */
                tribes?: string[];
                /** @description Seat that begins; drawn when absent. */
                firstSeat?: number;
                /** @description Rulings on open points; see docs/rules/natera.md. */
                rulings?: {
                    /**
                     * @description O1. When deploying raises authority: before the reward of the location, or after it. `"before-reward"` when absent.
                     * @enum {unknown}
                     */
                    ownStep?: "before-reward" | "after-reward";
                    /**
                     * @description O2. Whether the step of a deployment counts for its own access. `"no"` when absent.
                     * @enum {unknown}
                     */
                    ownStepAccess?: "no" | "yes";
                    /**
                     * @description O3. Locations that ask for more cards than are in the hand: they are closed, or all there are is discarded. `"closed"` when absent.
                     * @enum {unknown}
                     */
                    shortDiscards?: "closed" | "what-there-is";
                    /**
                     * @description O5. Whether a pawn may go where nothing of the reward can be done. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    idleLocations?: "allowed" | "refused";
                    /**
                     * @description O6. Whether copying a location of tier 2 or 3 needs the authority to go there. `"needed"` when absent.
                     * @enum {unknown}
                     */
                    copyAccess?: "needed" | "revealed-is-enough";
                    /**
                     * @description O7. Whether a copy may be of a location that copies others, never of itself. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    copiedCopies?: "allowed" | "refused";
                    /**
                     * @description O8. What is held against a highest price: the printed price, or the one after discounts. `"printed"` when absent.
                     * @enum {unknown}
                     */
                    hireLimit?: "printed" | "discounted";
                    /**
                     * @description O9. Several discounts: they are added, or the largest one counts. `"added"` when absent.
                     * @enum {unknown}
                     */
                    discounts?: "added" | "largest";
                    /**
                     * @description O11. When a disc changes hands: at the end of a turn of the seat that is above, or at the end of any turn and after production. `"own-turn"` when absent.
                     * @enum {unknown}
                     */
                    discTakeover?: "own-turn" | "every-turn";
                    /**
                     * @description O12. First place of a track whose disc nobody holds: the highest level, or nobody. `"highest-level"` when absent.
                     * @enum {unknown}
                     */
                    vacantDisc?: "highest-level" | "nobody";
                    /**
                     * @description O35. Seats that tie for a first place that no disc decides: each has its points, or first, second and third are shared as for a second place. `"each-in-full"` when absent.
                     * @enum {unknown}
                     */
                    tiedFirst?: "each-in-full" | "shared";
                    /** @description O13. Least level that has a place on a track. `0` when absent. */
                    leastRanked?: number;
                    /**
                     * @description O15. Drawing from an empty pile: its discards are shuffled, and without any the other pile is used; or that at once; or nothing is drawn. `"reshuffled"` when absent.
                     * @enum {unknown}
                     */
                    emptyPile?: "reshuffled" | "other-pile" | "nothing";
                    /**
                     * @description O17. Order of a seat’s production before that of its tribe: as it likes, or tile, board, cards, discs. `"free"` when absent.
                     * @enum {unknown}
                     */
                    productionOrder?: "free" | "fixed";
                    /**
                     * @description O18. How often crows may look before draws: once for each card, or once for each time they draw. `"each-card"` when absent.
                     * @enum {unknown}
                     */
                    peeks?: "each-card" | "each-draw";
                    /**
                     * @description O19. Whose leader doubles the bonus of a colony of beavers: that of any seat, or their own. `"any-leader"` when absent.
                     * @enum {unknown}
                     */
                    doubledFor?: "any-leader" | "own-leader";
                    /**
                     * @description O20. Bonuses of more colonies than there are: those that are there, or the location is closed. `"what-there-is"` when absent.
                     * @enum {unknown}
                     */
                    fewColonies?: "what-there-is" | "closed";
                    /**
                     * @description O25. The disc of a seat that falls to level 0: it goes back to the board, or to the highest seat of at least level 1. `"to-board"` when absent.
                     * @enum {unknown}
                     */
                    droppedDisc?: "to-board" | "to-highest";
                    /**
                     * @description O26. Whether a step up and a step down of one location may be on the same track. `"allowed"` when absent.
                     * @enum {unknown}
                     */
                    sameTrack?: "allowed" | "refused";
                    /**
                     * @description O28. Tribe effects of the set-up that draw, copy or place: after the opening hand is drawn, or before. `"after-hand"` when absent.
                     * @enum {unknown}
                     */
                    setupOrder?: "after-hand" | "before-hand";
                    /**
                     * @description O29. Specialists without endurance, agility and intelligence: in reward and ability, or in the reward alone. `"both"` when absent.
                     * @enum {unknown}
                     */
                    plainSpecialists?: "both" | "reward";
                    /**
                     * @description O30. The accomplishment of a track that is topped by a seat without a token left: open for the next one, or lost. `"next-one"` when absent.
                     * @enum {unknown}
                     */
                    tokenless?: "next-one" | "lost";
                    /**
                     * @description O31. Cards drawn for a deployment to the forest: after the location’s discard, or before. `"after-discard"` when absent.
                     * @enum {unknown}
                     */
                    foxDraw?: "after-discard" | "before-discard";
                    /**
                     * @description O33. What moving a pawn by a science board comes to: all that deploying does, or the reward of the location alone. `"deployed"` when absent.
                     * @enum {unknown}
                     */
                    redeployed?: "deployed" | "reward-only";
                    /**
                     * @description O34. Whether all see the card that red pandas take. `"shown"` when absent.
                     * @enum {unknown}
                     */
                    foundCard?: "shown" | "hidden";
                };
            };
            /** @description Seat whose view this is, or "all" for a full state. */
            viewer: number | "all";
            /** @description Season, from 1. */
            season: number;
            /**
             * @description What is being done, in the set-up or in the season.
             * @enum {unknown}
             */
            stage: "tribes" | "start" | "sides" | "opening" | "tribe-setup" | "put-aside" | "actions" | "production" | "cards";
            /** @description Who begins the season. */
            firstSeat: number;
            /** @description Whose turn it is, or whom the stage has come to. */
            current: number;
            /** @description Turns that have begun. */
            turn: number;
            /**
             * @description The seat whose turn it is has had its action.
             * @constant
             */
            acted?: true;
            /** @description Who has passed. */
            passed: number[];
            /** @description Who has had its part of the stage, with the seat that has it now; nobody in the stage actions. */
            done: number[];
            /** @description Seats. */
            players: {
                /** @description The two tribes it may choose from, while tribes are chosen; null when the viewer cannot see them. */
                offered?: string[] | null;
                /** @description Its tribe; null while it is not chosen, and when the viewer cannot see it. */
                tribe: string | null;
                /** @description Its science board. */
                board: {
                    /** @description Number of the board. */
                    number: number;
                    /** @description Side that is up; null while not chosen. */
                    side: ("a" | "b") | null;
                };
                /** @description Resources. */
                resources: {
                    /** @description Endurance. */
                    endurance: number;
                    /** @description Agility. */
                    agility: number;
                    /** @description Intelligence. */
                    intelligence: number;
                    /** @description Food. */
                    food: number;
                    /** @description Material. */
                    material: number;
                    /** @description Energy. */
                    energy: number;
                };
                /** @description Levels of authority. */
                authority: {
                    /** @description Level in the agricultural zone. */
                    agricultural: number;
                    /** @description Level in the urban zone. */
                    urban: number;
                    /** @description Level in the military zone. */
                    military: number;
                    /** @description Level in the coastal zone. */
                    coastal: number;
                };
                /** @description Pawns that are leaders and not on the board. */
                leaders: number;
                /** @description Pawns that are explorers and not on the board. */
                explorers: number;
                /** @description Spaces of its science board that are covered. */
                growth: number[];
                /** @description Its exploration cards in play. */
                inPlay: string[];
                /** @description Its specialists. */
                specialists: string[];
                /** @description Its hand; null when the viewer cannot see it. */
                hand: string[] | null;
                /** @description Cards in hand by their backs; needed where they are hidden. */
                handSize?: {
                    /** @description Cards of the base pile. */
                    base: number;
                    /** @description Cards of the advanced pile. */
                    advanced: number;
                };
                /** @description Cards that it has put aside face down; null when the viewer cannot see them. */
                aside: string[] | null;
                /** @description Cards that it has put aside by their backs; needed where they are hidden. */
                asideSize?: {
                    /** @description Cards of the base pile. */
                    base: number;
                    /** @description Cards of the advanced pile. */
                    advanced: number;
                };
                /** @description In a draft, the cards it chooses from; null when the viewer cannot see them. */
                packet?: string[] | null;
                /** @description Cards that it chooses from in a draft by their backs; needed where they are hidden. */
                packetSize?: {
                    /** @description Cards of the base pile. */
                    base: number;
                    /** @description Cards of the advanced pile. */
                    advanced: number;
                };
                /** @description The card it keeps of this round of the draft; absent while not chosen, null when the viewer cannot see it. */
                pick?: string | null;
                /** @description Cards that it has seen go to hands of others, and that are there; null when the viewer is another seat, absent for none. */
                knows?: {
                    /**
                     * @description Exploration card.
                     * @example aquaponics
                     */
                    card: string;
                    /** @description Who has it. */
                    seat: number;
                }[] | null;
                /** @description What it remembers of drafts; null when the viewer is another seat, absent for nothing. */
                memory?: {
                    /** @description Cards of one pile. */
                    cards: string[];
                    /** @description Who has one of them each. */
                    seats: number[];
                    /** @description Whose packet has the rest of them; absent where there is no rest. */
                    packet?: number;
                    /**
                     * @description They were passed on before hands were chosen, so that they may be among what is put aside.
                     * @constant
                     */
                    opening?: true;
                }[] | null;
            }[];
            /** @description Whether all have chosen their tribes, and these lie open. */
            tribesShown: boolean;
            /** @description Locations: six of the forest, then of each zone two of tier 1, two of tier 2, one of tier 3; agricultural, urban, military, coastal. */
            board: {
                /**
                 * @description Zone.
                 * @enum {unknown}
                 */
                area: "forest" | "agricultural" | "urban" | "military" | "coastal";
                /** @description Tier; 0 in the forest. */
                tier: number;
                /** @description Location or tile; null while the tile is face down and the viewer cannot see it. */
                id: string | null;
                /**
                 * @description Its tile is face down.
                 * @constant
                 */
                faceDown?: true;
                /** @description Whose explorers are there. */
                explorers?: number[];
                /** @description Whose leader is there. */
                leader?: number;
                /** @description Whose colony is there. */
                colony?: number;
            }[];
            /** @description Discs of leaders. */
            discs: {
                /** @description Who leads the agricultural zone; null while its disc is on the board. */
                agricultural: number | null;
                /** @description Who leads the urban zone; null while its disc is on the board. */
                urban: number | null;
                /** @description Who leads the military zone; null while its disc is on the board. */
                military: number | null;
                /** @description Who leads the coastal zone; null while its disc is on the board. */
                coastal: number | null;
            };
            /** @description Accomplishments: tiles A to E, then the tracks. */
            accomplishments: {
                /**
                 * @description Letter of the tile, or track.
                 * @enum {unknown}
                 */
                of: "A" | "B" | "C" | "D" | "E" | "agricultural" | "urban" | "military" | "coastal";
                /**
                 * @description Objective of the tile; absent for a track.
                 * @example a1
                 */
                objective?: string;
                /** @description Who has claimed it; null for nobody. */
                claimedBy: number | null;
                /**
                 * @description Nobody can claim it any more.
                 * @constant
                 */
                lost?: true;
            }[];
            /** @description Piles, face down. */
            piles: {
                /** @description The base pile. */
                base: {
                    /** @description Cards. */
                    size: number;
                    /** @description Its cards from the top; null when the viewer cannot see them. */
                    order: string[] | null;
                    /** @description Who knows its top card; absent for nobody. */
                    seenBy?: number[];
                    /** @description Its top card; absent where nobody knows it, null when the viewer cannot see it. */
                    top?: string | null;
                };
                /** @description The advanced pile. */
                advanced: {
                    /** @description Cards. */
                    size: number;
                    /** @description Its cards from the top; null when the viewer cannot see them. */
                    order: string[] | null;
                    /** @description Who knows its top card; absent for nobody. */
                    seenBy?: number[];
                    /** @description Its top card; absent where nobody knows it, null when the viewer cannot see it. */
                    top?: string | null;
                };
                /** @description The pile of specialists. */
                specialists: {
                    /** @description Specialists. */
                    size: number;
                    /** @description Its cards from the top; null when the viewer cannot see them. */
                    order: string[] | null;
                    /** @description Those that all have seen go to the bottom, from the lowest; absent for none. */
                    bottom?: string[];
                };
            };
            /** @description Specialists that lie open. */
            river: (string | null)[];
            /** @description Exploration cards that were discarded, in any order. */
            discards: string[];
            /** @description Specialists that were discarded, in any order. */
            specialistDiscards: string[];
            /** @description How often packets are still passed on in the draft; absent for none. */
            drafting?: number;
            /**
             * @description How the game ended; absent while it goes on.
             * @enum {unknown}
             */
            ending?: "counted";
            /** @description Programs in progress, the innermost last. Absent while the seat to act has its turn, with nothing begun. */
            pending?: {
                /**
                 * @description Table of the row that says it, or which part of the row; built-in for the course of the game.
                 * @enum {unknown}
                 */
                owner: "built-in" | "locations" | "bonuses" | "cards" | "specialists" | "abilities" | "tribe-start" | "tribe-tile" | "tribe-setup" | "tribe-production" | "tribe-fires" | "tribe-joiner" | "boards" | "discs";
                /**
                 * @description The row; of a science board with the space behind it, from 1; of what is built in its name.
                 * @example turn
                 */
                id: string;
                /** @description The step that is next, as a path such as 1.from.0.2 in the row; `cost` for the price of a row, `end` behind the last step. */
                step: string;
                /** @description For whom. */
                seat: number;
                /** @description How far the step has come; absent at its beginning. */
                stage?: number;
                /** @description How often still. */
                left?: number;
                /** @description What the step began with or has come to: a card, a location, a kind. */
                from?: number;
                /** @description What else it has to know, such as what is used up as bits. */
                mark?: number;
                /** @description What began it, such as the location of a pawn; absent for nothing. */
                source?: number;
            }[];
        };
        /** @description What the seat may know. */
        NateraViewAnswer: {
            state: components["schemas"]["NateraState"];
        };
        /** @description A full state and who looks at it. */
        NateraViewRequest: {
            state: components["schemas"]["NateraState"];
            /** @description Seat whose view is wanted. */
            seat: number;
        };
        /** @description How playouts came out for the seat to act. */
        Odds: {
            /** @description Part of the playouts won; where seats compete, as the only first. */
            win: number;
            /** @description Part in which the seat shared the first place. */
            draw: number;
            /** @description Part lost. */
            loss: number;
        };
        /** @description How the game came out. */
        Outcome: {
            /**
             * @description How to read the ranks: whether seats won against each other, together, or one played alone.
             * @enum {unknown}
             */
            nature: "competitive" | "cooperative" | "solo";
            /** @description Score by seat. */
            scores: number[];
            /** @description Rank by seat; 1 is the best. Together or alone, 1 is a win and 2 a loss. */
            ranks: number[];
            /** @description The way the game ended. */
            ending: string;
            /** @description The same in words. */
            text: string;
            /** @description The game’s metrics by name, as seat 0 counts them; where seats play together they are everybody’s. */
            metrics: {
                [key: string]: number;
            };
            /** @description Points of every seat, and of an automaton, by part of the score; empty where that is not known. */
            sheet: components["schemas"]["FinalRow"][];
            /** @description Remarks that belong to the result. */
            notes: {
                /** @description Kind of remark. */
                code: string;
                /** @description In words. */
                text: string;
            }[];
        };
        /** @description Where the game is heading. */
        Outlook: {
            /** @description Every way the game can end. */
            endings: components["schemas"]["Chance"][];
            /** @description Every number the game measures, the score first. */
            metrics: components["schemas"]["Measure"][];
            /** @description What this position gives to watch; empty where there is nothing. */
            watched: components["schemas"]["Watched"][];
            /** @description Expected score of every seat, and of an automaton, by part; empty where seats have no points of their own. */
            sheet: components["schemas"]["SheetRow"][];
        };
        /** @description What the game adds to the score of the seat to act after this action. */
        Plan: {
            /** @description The same in words. */
            text: string;
            /** @description The whole score, then its parts. */
            parts: components["schemas"]["PlanPart"][];
        };
        /** @description What comes to one part of the score. */
        PlanPart: {
            /** @description Part of the score; the first is the whole. */
            part: string;
            /** @description The same in words. */
            text: string;
            /** @description Points there are. */
            now: number;
            /** @description Mean of the points at the end of the playouts. */
            end: number;
            /** @description What is still to come. */
            adds: number;
            /** @description Standard error. */
            error: number;
        };
        /** @description What the decisions of others say beyond the cards. */
        Play: {
            /** @description Kind of sentence. */
            code: string;
            /** @description What the text is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description The same in words. */
            text: string;
            /** @description Decisions of `history` that hang together with the state. */
            decisions: number;
        };
        /** @description Why a request was refused (RFC 9457). */
        Problem: {
            /** @description The code as a URN. */
            type: string;
            /** @description The code in words. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description One sentence about this very case. */
            detail: string;
            /**
             * @description Kind of problem, from a closed list.
             * @enum {unknown}
             */
            code: "invalid-request" | "unauthorized" | "not-found" | "unknown-game" | "unknown-search" | "no-automa" | "method-not-allowed" | "request-timeout" | "hidden-state" | "not-your-turn" | "not-resumable" | "terminal-state" | "too-large" | "unsupported-media-type" | "budget-exceeded" | "idempotency-conflict" | "illegal-action" | "inconsistent-state" | "invalid-record" | "invalid-state" | "missing-figures" | "unknown-catalog" | "unfit-model" | "unknown-model" | "quota-exceeded" | "rate-limited" | "headers-too-large" | "cancelled" | "internal" | "model-unavailable" | "overloaded" | "search-lost";
            /** @description Every fault found; empty when no part of the body is to blame. */
            errors: components["schemas"]["Fault"][];
            /** @description Identifier of the request, also in the x-request-id header. */
            requestId: string;
        };
        /** @description Something the automaton has to be told. */
        Question: {
            /** @description Where the answer goes in the document. */
            pointer: string;
            /** @description Kind of question. */
            code: string;
            /** @description What the sentence is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description The question in words. */
            text: string;
            /**
             * @description What the answer is: one of `choices`, a whole number, a boolean, or a list of whole numbers.
             * @enum {unknown}
             */
            form: "choice" | "count" | "yes-no" | "list";
            /** @description Every answer that is possible. */
            choices?: {
                /** @description The answer. */
                value: string;
                /** @description In words. */
                text: string;
            }[];
            /** @description Smallest number. */
            least?: number;
            /** @description Largest number. */
            most?: number;
            /** @description Numbers in the list. */
            length?: number;
            /** @description What the answer is nearly always. */
            usual?: number;
            /** @description Asked only when the answer to another question is one of these. */
            only?: {
                /** @description Another question of this list. */
                pointer: string;
                /** @description Answers to it. */
                values: string[];
            };
        };
        /** @description What waits and what is under way, all searches together, and those that were handed in by themselves. */
        QueueAnswer: {
            /** @description Searches that wait. */
            queued: number;
            /** @description Searches under way. */
            running: number;
            /** @description How long the oldest of those that wait has waited; 0 where none does. */
            oldestMs: number;
            /** @description Processes that search. */
            searchers: number;
            /** @description Those of them at work. */
            busy: number;
            /** @description Of those that were handed in, before they are split into searches. */
            long: {
                /** @description Searches that wait. */
                queued: number;
                /** @description Searches under way. */
                running: number;
                /** @description How long the oldest of those that wait has waited; 0 where none does. */
                oldestMs: number;
            };
        };
        /** @description The service takes requests. */
        ReadyAnswer: {
            /**
             * @description Always this.
             * @constant
             */
            status: "ready";
            /** @description Processes that search. */
            searchers: number;
            /** @description Searchers at work. */
            busy: number;
            /** @description Searches that wait. */
            queued: number;
        };
        /** @description A difference between this action and the one it is compared with. */
        Reason: {
            /** @description Kind of reason. */
            code: string;
            /** @description What the sentence is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description The reason in words. */
            text: string;
        };
        /** @description How the game came out; absent where it did not end. */
        RecordResult: {
            /** @description Score by seat. */
            scores: number[];
            /** @description Rank by seat, 1 is the best. */
            ranks: number[];
            /** @description The way the game ended. */
            ending: string;
        };
        /** @description Why there is no answer about a position; pointers begin at the request. */
        RefusedPosition: {
            problem: components["schemas"]["Problem"];
        };
        /** @description A row in words. */
        RowWords: {
            /** @description What states, actions and callers name the row by. */
            id: string;
            /** @description Its name. */
            name: {
                /** @description Kind of message. */
                code: string;
                /** @description What it is filled with, for programs. */
                params: {
                    [key: string]: unknown;
                };
                /** @description In words. */
                text: string;
            };
            /** @description What it is and does, in the order to read it: our words for its data, never the printed text. */
            facts: {
                /** @description Kind of message. */
                code: string;
                /** @description What it is filled with, for programs. */
                params: {
                    [key: string]: unknown;
                };
                /** @description In words. */
                text: string;
            }[];
        };
        /** @description What was searched, and how to repeat it. */
        SearchReport: {
            /** @description Iterations done. */
            visits: number;
            /** @description Time taken; only with a time budget, so that a visits budget gives the same bytes every time. */
            timeMs?: number;
            /** @description How much of the time asked for searchers spent on this search: near 1 where they had nothing else to do, less where it waited or they shared their time among several searches. Only where the time budget ended the search. */
            timeShare?: number;
            /** @description Why the search ended; null while it runs. `forced`: nothing was searched, since there is a single action; said by `recommend` alone. `proved`: nothing was sampled, since the rest of the game is small enough to count out. Values are then exact, their errors 0, visits are lines of play, and actions are ranked by value. Every seat is taken to play its best by what it knows, all worlds that it cannot tell apart being equally likely. */
            stopReason: ("visits" | "time" | "memory" | "cancelled" | "forced" | "proved") | null;
            /**
             * @description How it was searched.
             * @enum {unknown}
             */
            method: "worlds" | "observers" | "equilibrium" | "team";
            /** @description Independent trees; a time budget that ends before each of them had a turn grows fewer. */
            ensembles: number;
            /** @description Nodes of all trees. */
            nodes: number;
            /** @description Decisions from the root to the deepest node. */
            depth: number;
            seed: components["schemas"]["Seed"];
            /** @description Net that valued the leaves; null for none. */
            model: string | null;
            /** @description SHA-256 of that net. */
            modelHash?: string;
            /** @description Why the default net was not used; only where there is one that cannot be used here. */
            modelMissing?: string;
            /** @description False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else. */
            reproducible?: boolean;
            /** @description Content the game was played with. */
            catalog: {
                /** @description Name. */
                id: string;
                /** @description SHA-256. */
                hash: string;
            };
            /** @description Program that searched. */
            engine: {
                /** @description Name. */
                name: string;
                /** @description Release. */
                version: string;
            };
        };
        /** @description What a game came to for one seat. */
        SeatReview: {
            /** @description Seat. */
            seat: number;
            /** @description Its decisions by grade. */
            grades: {
                /** @description Decisions. */
                best: number;
                /** @description Decisions. */
                fine: number;
                /** @description Decisions. */
                inaccuracy: number;
                /** @description Decisions. */
                mistake: number;
                /** @description Decisions. */
                blunder: number;
            };
            /** @description Its utility at the first decision that was looked at. */
            start: number;
            /** @description What its own decisions changed: 0 for the best play, or below. */
            own: number;
            /** @description What decisions of others changed, of those that were looked at. */
            others: number;
            /** @description What happened between these decisions: chance, hidden cards that showed, and decisions that were not looked at. */
            luck: number;
            /** @description Its utility at the end. `start`, `own`, `others` and `luck` come to it. */
            end: number;
        };
        /** @description Decides all chance; 7 and "7" are the same seed. A fresh one is drawn and reported when absent. */
        Seed: string | number;
        /** @description Points of one part of a score. */
        SheetPart: {
            /** @description Part of the score; the first is the whole. */
            part: string;
            /** @description The same in words. */
            text: string;
            /** @description Mean of its points at the end of the playouts. */
            mean: number;
            /** @description Standard error of the mean. Null where fewer than 20 playouts are too few to say: that they agree may be chance. */
            error: number | null;
        };
        /** @description The score of a seat or of an automaton, as playouts expect it. */
        SheetRow: {
            /** @description The seat; null for an automaton. */
            seat: number | null;
            /** @description Whose points they are, in words. */
            text: string;
            /** @description The whole score, then its parts. */
            parts: components["schemas"]["SheetPart"][];
        };
        /** @description Something the automaton does, or the person does with its pieces. */
        Step: {
            /** @description Kind of step. */
            code: string;
            /** @description What the sentence is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description In words. */
            text: string;
        };
        /** @description Whether a state makes sense. */
        ValidateAnswer: {
            /** @description Whether the state can be played from. */
            valid: boolean;
            /** @description Every contradiction; pointers are relative to the request body. */
            errors: components["schemas"]["Fault"][];
        };
        /** @description A state, a view or a record to check. */
        ValidateRequest: {
            /** @description The state or view to check. */
            state?: unknown;
            /** @description A record to check, in place of a state. */
            record?: unknown;
        };
        /** @description What an action is worth to the seat to act, by the playouts that went by what the search had settled on; by all of them where these are few. */
        Value: {
            /** @description Mean utility: 1 is the best possible end. */
            utility: number;
            /** @description How far the utility may be off: its standard error, and how far the search seems to be from having settled. Where values can be counted out the true one lies within twice this in nine of ten cases. Null where fewer than 20 playouts are too few to say: that they agree may be chance. */
            error: number | null;
            /** @description Part of the playouts that the seat won, where seats compete as the only first. A playout goes as far as the search looks ahead; how the rest comes out is drawn from the odds between bots of the same kind. Null where the method does not tell. */
            winProbability: number | null;
            /** @description Scores at the end of the playouts; null where the method does not tell. */
            score: {
                /** @description Mean score, in the game’s points. */
                mean: number;
                /** @description Score that a tenth of the playouts do not exceed. */
                p10: number;
                /** @description Score that nine tenths of the playouts do not exceed. */
                p90: number;
            } | null;
        };
        /** @description Something in this position that playouts looked for, such as the survival of an animal. */
        Watched: {
            /** @description Kind of thing. */
            code: string;
            /** @description What the text is made of. */
            params: {
                [key: string]: unknown;
            };
            /** @description The same in words. */
            text: string;
            /** @description Part of the playouts in which it came true. */
            probability: number;
        };
    };
    responses: {
        /** @description `hidden-state`: A full state is needed. `not-your-turn`: Another seat is to act. `terminal-state`: The game is over. `not-resumable`: A stream cannot be gone on from. */
        Analyze409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-catalog`: There is no such catalog. `unknown-model`: There is no such model. `unfit-model`: The model does not fit this game. `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `illegal-action`: The action is not legal in this state. `budget-exceeded`: The search asks for more than this server allows. */
        Analyze422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `model-unavailable`: The model cannot be run by this server. `search-lost`: The search was lost. `overloaded`: The service is busy. */
        Analyze503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-model`: There is no such model. `budget-exceeded`: The search asks for more than this server allows. */
        AnalyzeMany422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `model-unavailable`: The model cannot be run by this server. `search-lost`: The search was lost. `overloaded`: The service is busy. */
        AnalyzeMany503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. `terminal-state`: The game is over. */
        Apply409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `unknown-catalog`: There is no such catalog. `illegal-action`: The action is not legal in this state. */
        Apply422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. `not-your-turn`: Another seat is to act. `terminal-state`: The game is over. */
        Automa409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `missing-figures`: The automaton has not been told all it needs. `unknown-catalog`: There is no such catalog. */
        Automa422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `cancelled`: The search was cancelled. */
        Cancelled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. */
        HiddenState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. `not-your-turn`: Another seat is to act. `terminal-state`: The game is over. `not-resumable`: A stream cannot be gone on from. */
        Hint409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-catalog`: There is no such catalog. `unknown-model`: There is no such model. `unfit-model`: The model does not fit this game. `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `illegal-action`: The action is not legal in this state. `budget-exceeded`: The search asks for more than this server allows. */
        Hint422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `model-unavailable`: The model cannot be run by this server. `search-lost`: The search was lost. `overloaded`: The service is busy. */
        Hint503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal`: Something went wrong in the service. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-record`: The record cannot be played back. */
        InvalidRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-request`: The request is malformed. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. `not-your-turn`: Another seat is to act. `terminal-state`: The game is over. */
        LegalActions409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `unknown-catalog`: There is no such catalog. */
        LegalActions422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `no-automa`: The game has no automaton that can do this. */
        NoAutoma: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not-resumable`: A stream cannot be gone on from. */
        NotResumable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `overloaded`: The service is busy. */
        Overloaded: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. `terminal-state`: The game is over. `not-resumable`: A stream cannot be gone on from. */
        Playout409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `unknown-catalog`: There is no such catalog. `budget-exceeded`: The search asks for more than this server allows. */
        Playout422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `search-lost`: The search was lost. `overloaded`: The service is busy. */
        Playout503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate-limited`: Too many requests. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. `not-your-turn`: Another seat is to act. `terminal-state`: The game is over. `not-resumable`: A stream cannot be gone on from. */
        Recommend409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-catalog`: There is no such catalog. `unknown-model`: There is no such model. `unfit-model`: The model does not fit this game. `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `illegal-action`: The action is not legal in this state. `budget-exceeded`: The search asks for more than this server allows. */
        Recommend422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `model-unavailable`: The model cannot be run by this server. `search-lost`: The search was lost. `overloaded`: The service is busy. */
        Recommend503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-model`: There is no such model. `budget-exceeded`: The search asks for more than this server allows. */
        RecommendMany422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `model-unavailable`: The model cannot be run by this server. `search-lost`: The search was lost. `overloaded`: The service is busy. */
        RecommendMany503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-model`: There is no such model. `unfit-model`: The model does not fit this game. `invalid-record`: The record cannot be played back. `budget-exceeded`: The search asks for more than this server allows. */
        Review422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `model-unavailable`: The model cannot be run by this server. `search-lost`: The search was lost. `overloaded`: The service is busy. */
        Review503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `hidden-state`: A full state is needed. `not-your-turn`: Another seat is to act. `terminal-state`: The game is over. */
        StartSearch409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-catalog`: There is no such catalog. `unknown-model`: There is no such model. `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `invalid-record`: The record cannot be played back. `illegal-action`: The action is not legal in this state. `budget-exceeded`: The search asks for more than this server allows. `idempotency-conflict`: The idempotency key belongs to another request. */
        StartSearch422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `quota-exceeded`: The caller has too many searches, or has used up its time. `rate-limited`: Too many requests. */
        StartSearch429: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-large`: The request body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorized`: A valid API key is needed. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-catalog`: There is no such catalog. */
        UnknownCatalog: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-game`: There is no such game. */
        UnknownGame: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unknown-search`: There is no such search. */
        UnknownSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported-media-type`: The request body must be JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-state`: The state does not fit its schema. `inconsistent-state`: The state contradicts itself. `unknown-catalog`: There is no such catalog. */
        View422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games this server knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the game, as `GET /v1/games` lists it. */
                game: "anthropocene" | "evolution" | "earth" | "extinction" | "natera";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game with its schemas and worked examples. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    catalog: {
        parameters: {
            query?: {
                /** @description Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description Name of the game, as `GET /v1/games` lists it. */
                game: "anthropocene" | "evolution" | "earth" | "extinction" | "natera";
                /** @description Name of a catalog of the game, as `GET /v1/games` lists it. */
                catalog: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A set of content with all its rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            422: components["responses"]["UnknownCatalog"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    models: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nets that searches may use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "start-search": {
        parameters: {
            query?: never;
            header?: {
                /** @description A name for this request, of up to 200 printable characters; kept as long as the search is. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LongSearchRequest"];
            };
        };
        responses: {
            /** @description A search that was handed in, as it stands. */
            202: {
                headers: {
                    /** @description Address of the search. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LongSearch"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["StartSearch409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["StartSearch422"];
            429: components["responses"]["StartSearch429"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a search, as `start-search` gave it. */
                search: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A search that was handed in, as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LongSearch"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownSearch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "end-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a search, as `start-search` gave it. */
                search: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A search that was handed in, as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LongSearch"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownSearch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "watch-search": {
        parameters: {
            query?: never;
            header?: {
                /** @description Number of the last event that was seen. */
                "last-event-id"?: string;
            };
            path: {
                /** @description Name of a search, as `start-search` gave it. */
                search: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Watch a search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description It is over, and its last event was seen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownSearch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    queue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits and what is under way, all searches together, and those that were handed in by themselves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    livez: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service takes requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics for Prometheus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneSetupRequest"];
            };
        };
        responses: {
            /** @description A new game: a full state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneSetupAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnknownCatalog"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneViewRequest"];
            };
        };
        responses: {
            /** @description What the seat may know. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneViewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["HiddenState"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["View422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneLegalActionsRequest"];
            };
        };
        responses: {
            /** @description What the seat to act may do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneLegalActionsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LegalActions409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LegalActions422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneApplyRequest"];
            };
        };
        responses: {
            /** @description The full state after the actions and all that follows from them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneApplyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Apply409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Apply422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateRequest"];
            };
        };
        responses: {
            /** @description Whether a state makes sense. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneSearchRequest"];
            };
        };
        responses: {
            /** @description The action to take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneRecommendAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Recommend409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Recommend422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Recommend503"];
        };
    };
    "anthropocene-hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneSearchRequest"];
            };
        };
        responses: {
            /** @description Ranked, explained actions for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneHintAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Hint409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Hint422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Hint503"];
        };
    };
    "anthropocene-analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneSearchRequest"];
            };
        };
        responses: {
            /** @description Everything the search knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneAnalyzeAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Analyze409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Analyze422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Analyze503"];
        };
    };
    "anthropocene-recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneRecommendManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RecommendMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RecommendMany503"];
        };
    };
    "anthropocene-analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneAnalyzeManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AnalyzeMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["AnalyzeMany503"];
        };
    };
    "anthropocene-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneRecordRequest"];
            };
        };
        responses: {
            /** @description The same as a record, which plays back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneRecordAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneReplayRequest"];
            };
        };
        responses: {
            /** @description A game played back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneReplayAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "anthropocene-playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropocenePlayoutRequest"];
            };
        };
        responses: {
            /** @description The game that bots made of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropocenePlayoutAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Playout409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Playout422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Playout503"];
        };
    };
    "anthropocene-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnthropoceneReviewRequest"];
            };
        };
        responses: {
            /** @description A game reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnthropoceneReviewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Review422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Review503"];
        };
    };
    "evolution-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionSetupRequest"];
            };
        };
        responses: {
            /** @description A new game: a full state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionSetupAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnknownCatalog"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "evolution-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionViewRequest"];
            };
        };
        responses: {
            /** @description What the seat may know. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionViewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["HiddenState"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["View422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "evolution-legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionLegalActionsRequest"];
            };
        };
        responses: {
            /** @description What the seat to act may do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionLegalActionsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LegalActions409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LegalActions422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "evolution-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionApplyRequest"];
            };
        };
        responses: {
            /** @description The full state after the actions and all that follows from them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionApplyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Apply409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Apply422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "evolution-validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateRequest"];
            };
        };
        responses: {
            /** @description Whether a state makes sense. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "evolution-recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionSearchRequest"];
            };
        };
        responses: {
            /** @description The action to take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionRecommendAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Recommend409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Recommend422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Recommend503"];
        };
    };
    "evolution-hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionSearchRequest"];
            };
        };
        responses: {
            /** @description Ranked, explained actions for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionHintAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Hint409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Hint422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Hint503"];
        };
    };
    "evolution-analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionSearchRequest"];
            };
        };
        responses: {
            /** @description Everything the search knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionAnalyzeAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Analyze409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Analyze422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Analyze503"];
        };
    };
    "evolution-recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionRecommendManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RecommendMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RecommendMany503"];
        };
    };
    "evolution-analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionAnalyzeManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AnalyzeMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["AnalyzeMany503"];
        };
    };
    "evolution-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionRecordRequest"];
            };
        };
        responses: {
            /** @description The same as a record, which plays back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionRecordAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "evolution-replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionReplayRequest"];
            };
        };
        responses: {
            /** @description A game played back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionReplayAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "evolution-playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionPlayoutRequest"];
            };
        };
        responses: {
            /** @description The game that bots made of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionPlayoutAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Playout409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Playout422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Playout503"];
        };
    };
    "evolution-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvolutionReviewRequest"];
            };
        };
        responses: {
            /** @description A game reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolutionReviewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Review422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Review503"];
        };
    };
    "earth-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthSetupRequest"];
            };
        };
        responses: {
            /** @description A new game: a full state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthSetupAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnknownCatalog"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthViewRequest"];
            };
        };
        responses: {
            /** @description What the seat may know. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthViewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["HiddenState"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["View422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthLegalActionsRequest"];
            };
        };
        responses: {
            /** @description What the seat to act may do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthLegalActionsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LegalActions409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LegalActions422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthApplyRequest"];
            };
        };
        responses: {
            /** @description The full state after the actions and all that follows from them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthApplyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Apply409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Apply422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateRequest"];
            };
        };
        responses: {
            /** @description Whether a state makes sense. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthSearchRequest"];
            };
        };
        responses: {
            /** @description The action to take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthRecommendAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Recommend409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Recommend422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Recommend503"];
        };
    };
    "earth-hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthSearchRequest"];
            };
        };
        responses: {
            /** @description Ranked, explained actions for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthHintAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Hint409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Hint422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Hint503"];
        };
    };
    "earth-analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthSearchRequest"];
            };
        };
        responses: {
            /** @description Everything the search knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthAnalyzeAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Analyze409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Analyze422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Analyze503"];
        };
    };
    "earth-recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthRecommendManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RecommendMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RecommendMany503"];
        };
    };
    "earth-analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthAnalyzeManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AnalyzeMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["AnalyzeMany503"];
        };
    };
    "earth-automa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthAutomaRequest"];
            };
        };
        responses: {
            /** @description What the automaton did, and what it has to be told next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthAutomaAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoAutoma"];
            409: components["responses"]["Automa409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Automa422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthRecordRequest"];
            };
        };
        responses: {
            /** @description The same as a record, which plays back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthRecordAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthReplayRequest"];
            };
        };
        responses: {
            /** @description A game played back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthReplayAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "earth-playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthPlayoutRequest"];
            };
        };
        responses: {
            /** @description The game that bots made of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthPlayoutAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Playout409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Playout422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Playout503"];
        };
    };
    "earth-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarthReviewRequest"];
            };
        };
        responses: {
            /** @description A game reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarthReviewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Review422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Review503"];
        };
    };
    "extinction-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionSetupRequest"];
            };
        };
        responses: {
            /** @description A new game: a full state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionSetupAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnknownCatalog"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "extinction-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionViewRequest"];
            };
        };
        responses: {
            /** @description What the seat may know. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionViewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["HiddenState"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["View422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "extinction-legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionLegalActionsRequest"];
            };
        };
        responses: {
            /** @description What the seat to act may do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionLegalActionsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LegalActions409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LegalActions422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "extinction-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionApplyRequest"];
            };
        };
        responses: {
            /** @description The full state after the actions and all that follows from them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionApplyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Apply409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Apply422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "extinction-validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateRequest"];
            };
        };
        responses: {
            /** @description Whether a state makes sense. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "extinction-recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionSearchRequest"];
            };
        };
        responses: {
            /** @description The action to take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionRecommendAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Recommend409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Recommend422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Recommend503"];
        };
    };
    "extinction-hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionSearchRequest"];
            };
        };
        responses: {
            /** @description Ranked, explained actions for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionHintAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Hint409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Hint422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Hint503"];
        };
    };
    "extinction-analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionSearchRequest"];
            };
        };
        responses: {
            /** @description Everything the search knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionAnalyzeAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Analyze409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Analyze422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Analyze503"];
        };
    };
    "extinction-recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionRecommendManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RecommendMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RecommendMany503"];
        };
    };
    "extinction-analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionAnalyzeManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AnalyzeMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["AnalyzeMany503"];
        };
    };
    "extinction-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionRecordRequest"];
            };
        };
        responses: {
            /** @description The same as a record, which plays back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionRecordAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "extinction-replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionReplayRequest"];
            };
        };
        responses: {
            /** @description A game played back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionReplayAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "extinction-playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionPlayoutRequest"];
            };
        };
        responses: {
            /** @description The game that bots made of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionPlayoutAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Playout409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Playout422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Playout503"];
        };
    };
    "extinction-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtinctionReviewRequest"];
            };
        };
        responses: {
            /** @description A game reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtinctionReviewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Review422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Review503"];
        };
    };
    "natera-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraSetupRequest"];
            };
        };
        responses: {
            /** @description A new game: a full state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraSetupAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnknownCatalog"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "natera-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraViewRequest"];
            };
        };
        responses: {
            /** @description What the seat may know. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraViewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["HiddenState"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["View422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "natera-legal-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraLegalActionsRequest"];
            };
        };
        responses: {
            /** @description What the seat to act may do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraLegalActionsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LegalActions409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LegalActions422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "natera-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraApplyRequest"];
            };
        };
        responses: {
            /** @description The full state after the actions and all that follows from them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraApplyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Apply409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Apply422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "natera-validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateRequest"];
            };
        };
        responses: {
            /** @description Whether a state makes sense. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "natera-recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraSearchRequest"];
            };
        };
        responses: {
            /** @description The action to take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraRecommendAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Recommend409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Recommend422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Recommend503"];
        };
    };
    "natera-hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraSearchRequest"];
            };
        };
        responses: {
            /** @description Ranked, explained actions for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraHintAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Hint409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Hint422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Hint503"];
        };
    };
    "natera-analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraSearchRequest"];
            };
        };
        responses: {
            /** @description Everything the search knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraAnalyzeAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Analyze409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Analyze422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Analyze503"];
        };
    };
    "natera-recommend-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraRecommendManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RecommendMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RecommendMany503"];
        };
    };
    "natera-analyze-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraManyRequest"];
            };
        };
        responses: {
            /** @description What there is to say of each position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraAnalyzeManyAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AnalyzeMany422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["AnalyzeMany503"];
        };
    };
    "natera-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraRecordRequest"];
            };
        };
        responses: {
            /** @description The same as a record, which plays back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraRecordAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "natera-replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraReplayRequest"];
            };
        };
        responses: {
            /** @description A game played back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraReplayAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRecord"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "natera-playout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraPlayoutRequest"];
            };
        };
        responses: {
            /** @description The game that bots made of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraPlayoutAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Playout409"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Playout422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Playout503"];
        };
    };
    "natera-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NateraReviewRequest"];
            };
        };
        responses: {
            /** @description A game reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NateraReviewAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["NotResumable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Review422"];
            429: components["responses"]["RateLimited"];
            499: components["responses"]["Cancelled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Review503"];
        };
    };
}
