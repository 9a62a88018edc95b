"""Fits an exact net to the games of a recipe: what it adds to the game's own forecast.

    python3 train/learn.py <recipe.json> <folder of its games>... <net.onnx>

Prints a line of JSON: positions, and for each number of seats the held-out losses of the net and of the forecast without it.
"""

import glob
import json
import math
import os
import sys

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy, binary_cross_entropy_with_logits, huber_loss

from net import PARTS, ExactNet, export

BATCH = 512
# One game in so many is held out, with all of its forks.
HELD = 10
# Rows that every runtime has to agree on.
CHECKED = 1000
LOGISTIC = 1.7


def read(folder, play):
    """Positions of the games that a recipe takes of a folder, by number of seats; see `recordsOf` in position.ts."""
    with open(os.path.join(folder, "games.json")) as file:
        games = json.load(file)
    size = games["features"]["size"]
    sets = {}
    shards = -(-play["games"] // games["gamesAShard"])
    for path in sorted(glob.glob(os.path.join(folder, "*.bin")))[:shards]:
        options = games["play"]["options"]
        seats = options[int(os.path.basename(path)[:-4]) % len(options)].get("seats", games["seats"])
        record = np.dtype(
            [
                ("game", "<f4"),
                ("phase", "<f4"),
                ("kind", "<f4"),
                ("spread", "<f4"),
                ("forecast", "<f4", (seats,)),
                ("result", "<f4", (seats,)),
                ("utility", "<f4", (seats,)),
                ("views", "i1", (seats, size)),
            ]
        )
        sets.setdefault(seats, []).append(np.fromfile(path, dtype=record))
    return games, {seats: np.concatenate(parts) for seats, parts in sets.items()}


class Positions:
    """Those of one number of seats, as tensors."""

    def __init__(self, records):
        def tensor(name):
            return torch.from_numpy(np.ascontiguousarray(records[name]))

        self.game = tensor("game").long()
        self.kind, self.spread = tensor("kind"), tensor("spread")
        self.forecast, self.result = tensor("forecast"), tensor("result")
        self.views = tensor("views")

    def __len__(self):
        return len(self.game)

    def at(self, index):
        view = self.views[index].float() / PARTS
        return view, self.forecast[index], self.spread[index], self.result[index]


def corrections(net, view):
    """By viewer and seat: what each expects of it. Of one output, all seats have the same."""
    rows, seats, size = view.shape
    out = net(view.reshape(rows * seats, size)).reshape(rows, seats, -1)
    if out.shape[2] == 1:
        return out.expand(rows, seats, seats)
    parts = [
        torch.stack([out[:, viewer, (seat - viewer) % seats] for seat in range(seats)], 1) for viewer in range(seats)
    ]
    return torch.stack(parts, 1)


class Stock(torch.nn.Module):
    """What seats have in store, in points: products of columns of their own views, with a factor for each.

    Who has much in store is ahead, and a search that is told so saves it up for ever, as each year it is worth as much again. So this
    is known while a net learns, which then need not explain it, and is left out when it plays: there the forecast says what a store is worth.
    """

    def __init__(self, terms):
        super().__init__()
        self.terms = terms
        self.factors = torch.nn.Parameter(torch.zeros(len(terms)))

    def forward(self, view):
        """By seat, of views by seat [n, seats, size]."""
        worth = torch.zeros(view.shape[:2])
        for factor, columns in zip(self.factors, self.terms):
            worth = worth + factor * view[:, :, columns].prod(2)
        return worth


def columns_of(ranges):
    """Columns of [first, end, step]."""
    return [column for each in ranges for column in range(*each)]


def unit_of(sets):
    """What the last layer says 1 of: the power of two that is nearest to what forecasts are off by, in points."""
    spread = sum(each.spread.sum().item() for each in sets.values()) / sum(len(each) for each in sets.values())
    return 2.0 ** round(math.log2(spread))


def losses(unit, forecast, spread, result, points):
    """By position, what a forecast costs: log loss of who is ahead of whom, and the distance in spreads; or log loss of the utility."""
    if unit == "log-odds":
        loss = binary_cross_entropy_with_logits(forecast, result, reduction="none").mean(1)
        return loss, loss
    if forecast.shape[1] == 1:
        lead, came = forecast, (torch.sign(result) + 1) / 2
        spreads = spread[:, None]
    else:
        one, other = torch.triu_indices(forecast.shape[1], forecast.shape[1], 1)
        lead = forecast[:, one] - forecast[:, other]
        came = (torch.sign(result[:, one] - result[:, other]) + 1) / 2
        spreads = spread[:, None] * 2**0.5
    chance = torch.sigmoid(LOGISTIC * lead / spreads).clamp(1e-5, 1 - 1e-5)
    ahead = binary_cross_entropy(chance, came, reduction="none").mean(1)
    far = huber_loss(forecast / spread[:, None], result / spread[:, None], reduction="none", delta=2.0).mean(1)
    return ahead, ahead + points * far


def evaluate(net, stock, unit, positions, index, points):
    """Held-out losses of who is ahead: with the net, what is in store known, and without."""
    sums, count = np.zeros(2), 0
    with torch.no_grad():
        for part in index.split(4096):
            view, forecast, spread, result = positions.at(part)
            better = forecast + stock(view) + corrections(net, view).mean(1)
            for place, expected in enumerate([better, forecast]):
                sums[place] += losses(unit, expected, spread, result, points)[0].sum().item()
            count += len(part)
    return [round(value, 5) for value in sums / max(1, count)]


def written(net):
    """The net in whole numbers, for a forward pass elsewhere."""
    layers = [(layer.bits, *layer.whole()) for layer in net.layers]
    return {
        "unit": net.unit,
        "layers": [{"bits": bits, "weight": weight.long().tolist(), "bias": bias.long().tolist()} for bits, weight, bias in layers],
    }


def checked(net, sets):
    """Views, and what the net says of them here."""
    rows = torch.cat([each.views[torch.randperm(len(each))[:CHECKED]].flatten(0, 1) for each in sets.values()])[:CHECKED]
    views = rows.float() / PARTS
    with torch.no_grad():
        return {"views": views.tolist(), "corrections": net(views).tolist()}


def main():
    recipe_file, *folders, target = sys.argv[1:]
    with open(recipe_file) as file:
        recipe = json.load(file)
    learn = recipe["learn"]
    torch.manual_seed(learn["seed"])
    sets = {}
    for folder, play in zip(folders, recipe["play"]):
        games, found = read(folder, play)
        for seats, records in found.items():
            sets.setdefault(seats, []).append(records)
    sets = {seats: Positions(np.concatenate(parts)) for seats, parts in sets.items()}
    unit = games["unit"]
    size = games["features"]["size"]
    outputs, part = (1, 1.0) if unit == "log-odds" else (games["outputs"], unit_of(sets))
    net = ExactNet(size, learn["layers"], outputs, part, columns_of(learn["blind"]))
    stock = Stock(learn["stock"])
    held = {seats: torch.nonzero(each.game % HELD == 0).flatten() for seats, each in sets.items()}
    kept = {seats: torch.nonzero(each.game % HELD != 0).flatten() for seats, each in sets.items()}
    steps = learn["epochs"] * sum(-(-len(index) // BATCH) for index in kept.values())
    optimizer = torch.optim.AdamW([*net.parameters(), *stock.parameters()], lr=learn["rate"], weight_decay=learn["decay"])
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, learn["rate"], total_steps=steps + 1)
    curve = []
    for epoch in range(learn["epochs"]):
        batches = [(seats, part) for seats, index in kept.items() for part in index[torch.randperm(len(index))].split(BATCH)]
        for place in torch.randperm(len(batches)).tolist():
            seats, part = batches[place]
            view, forecast, spread, result = sets[seats].at(part)
            weight = 1 + (learn["leaves"] - 1) * sets[seats].kind[part]
            # Each view has to be right by itself. Where only their mean has to be, nets read the luck of all hands from it, and searches
            # with them play worse than without.
            found = corrections(net, view)
            known = forecast + stock(view)
            each = sum(
                losses(unit, known + found[:, viewer], spread, result, learn["points"])[1] for viewer in range(seats)
            )
            loss = (each * weight).sum() / weight.sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        curve.append({str(seats): evaluate(net, stock, unit, sets[seats], held[seats], learn["points"]) for seats in sets})
        print(json.dumps({"epoch": epoch + 1, **curve[-1]}), file=sys.stderr, flush=True)
    export(net, size, target)
    with open(f"{target}.json", "w") as file:
        json.dump({**written(net), "rows": checked(net, sets)}, file)
    by_kind = {
        str(seats): [
            evaluate(net, stock, unit, sets[seats], held[seats][sets[seats].kind[held[seats]] == kind], learn["points"])
            for kind in (0, 1)
        ]
        for seats in sets
    }
    positions = {str(seats): len(each) for seats, each in sets.items()}
    print(json.dumps({"positions": positions, "held": curve[-1], "kinds": by_kind, "stock": stock.factors.tolist(), "curve": curve}))


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
