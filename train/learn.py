"""Fits an exact net to the games of a recipe: what it adds to the game's own forecast.

    python3 train/learn.py <recipe.json> <folder of its games>... <net.onnx>

Prints a line of JSON: positions, and for each number of seats the held-out losses of the net and of the forecast without it.
"""

import glob
import json
import os
import sys

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy, binary_cross_entropy_with_logits

from net import PARTS, ExactNet, export

BATCH = 512
# One game in so many is held out, with all of its forks.
HELD = 10
LOGISTIC = 1.7


def read(folder):
    """Positions of all shards in a folder, by number of seats; see `recordsOf` in position.ts."""
    with open(os.path.join(folder, "games.json")) as file:
        games = json.load(file)
    size = games["features"]["size"]
    sets = {}
    for path in sorted(glob.glob(os.path.join(folder, "*.bin"))):
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
    """By seat: the mean over all viewers of what each expects of it. Of one output, all seats have the same."""
    rows, seats, size = view.shape
    out = net(view.reshape(rows * seats, size)).reshape(rows, seats, -1)
    if out.shape[2] == 1:
        return out.mean(1).expand(rows, seats)
    parts = [
        torch.stack([out[:, viewer, (seat - viewer) % seats] for viewer in range(seats)]).mean(0)
        for seat in range(seats)
    ]
    return torch.stack(parts, 1)


def losses(unit, forecast, spread, result, points):
    """What a forecast costs: log loss of who is ahead of whom, and the distance in spreads; or log loss of the utility."""
    if unit == "log-odds":
        loss = binary_cross_entropy_with_logits(forecast, result)
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
    ahead = binary_cross_entropy(chance, came)
    far = torch.nn.functional.huber_loss(forecast / spread[:, None], result / spread[:, None], delta=2.0)
    return ahead, ahead + points * far


def evaluate(net, unit, positions, index, points):
    """Held-out losses of who is ahead: with the net and without."""
    sums, count = np.zeros(2), 0
    with torch.no_grad():
        for part in index.split(4096):
            view, forecast, spread, result = positions.at(part)
            better = forecast + corrections(net, view)
            for place, expected in enumerate([better, forecast]):
                sums[place] += losses(unit, expected, spread, result, points)[0].item() * len(part)
            count += len(part)
    return [round(value, 5) for value in sums / max(1, count)]


def main():
    recipe_file, *folders, target = sys.argv[1:]
    with open(recipe_file) as file:
        recipe = json.load(file)
    learn = recipe["learn"]
    torch.manual_seed(learn["seed"])
    sets = {}
    for number, folder in enumerate(folders):
        games, found = read(folder)
        for seats, records in found.items():
            sets.setdefault(seats, []).append(records)
    sets = {seats: Positions(np.concatenate(parts)) for seats, parts in sets.items()}
    unit = games["unit"]
    size = games["features"]["size"]
    net = ExactNet(size, learn["layers"], 1 if unit == "log-odds" else games["outputs"], 1.0 if unit == "log-odds" else 8.0)
    held = {seats: torch.nonzero(each.game % HELD == 0).flatten() for seats, each in sets.items()}
    kept = {seats: torch.nonzero(each.game % HELD != 0).flatten() for seats, each in sets.items()}
    steps = learn["epochs"] * sum(-(-len(index) // BATCH) for index in kept.values())
    optimizer = torch.optim.AdamW(net.parameters(), lr=learn["rate"], weight_decay=learn["decay"])
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, learn["rate"], total_steps=steps + 1)
    curve = []
    for epoch in range(learn["epochs"]):
        batches = [(seats, part) for seats, index in kept.items() for part in index[torch.randperm(len(index))].split(BATCH)]
        for place in torch.randperm(len(batches)).tolist():
            seats, part = batches[place]
            view, forecast, spread, result = sets[seats].at(part)
            loss = losses(unit, forecast + corrections(net, view), spread, result, learn["points"])[1]
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        curve.append({str(seats): evaluate(net, unit, sets[seats], held[seats], learn["points"]) for seats in sets})
        print(json.dumps({"epoch": epoch + 1, **curve[-1]}), file=sys.stderr, flush=True)
    export(net, size, target)
    by_kind = {
        str(seats): [
            evaluate(net, unit, sets[seats], held[seats][sets[seats].kind[held[seats]] == kind], learn["points"])
            for kind in (0, 1)
        ]
        for seats in sets
    }
    positions = {str(seats): len(each) for seats, each in sets.items()}
    print(json.dumps({"positions": positions, "held": curve[-1], "kinds": by_kind, "curve": curve}))


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
