"""Fits what the placements of partners say of an objective: a small net of each placement and objective, added up.

    python3 train/conclude.py <conclude.json> <epochs> <folder of conclude.ts>... [--begin <conclude.json to go on from>]

The logarithm of how likely an objective is, is that of the cards and, for each placement, what one layer of rectified units makes of
the numbers of `knowledge/evidence.ts`. Fitted is the likelihood of the true objective at each decision of the seat that asks; one
game in ten is held out. Prints nats better than by the cards alone.
"""

import argparse
import json
import os

import numpy as np
import torch

UNITS = 96
BATCH = 48
RATE = 1.2e-2
DECAY = 1e-4
HELD = 10
# Most placements of others in a generation, and most objectives.
MOST, PAIRS = 10, 24


def read(folders):
    rows, points, priors, games, count = [], [], [], 0, 0
    for folder in folders:
        with open(os.path.join(folder, "shape.json")) as file:
            shape = json.load(file)
        some = np.fromfile(os.path.join(folder, "rows"), dtype=np.int8).reshape(-1, shape["width"])
        told = np.fromfile(os.path.join(folder, "points"), dtype=np.int32).reshape(-1, 7)
        told[:, 0] += games
        told[:, 3] += count
        games, count = told[:, 0].max() + 1, count + len(some)
        rows.append(some)
        points.append(told)
        priors.append(np.fromfile(os.path.join(folder, "priors"), dtype=np.float32).reshape(-1, PAIRS))
    return torch.tensor(np.concatenate(rows)), np.concatenate(points), np.concatenate(priors), shape


class Data:
    """Points by the generation and seat that they are of, which share their rows."""

    def __init__(self, folders):
        self.rows, points, priors, self.shape = read(folders)
        self.priors = torch.tensor(np.log(priors + 1e-12))
        game, self.played, self.truth, begin, pairs, self.seen, self.seats = points.T
        self.begins, first, group = np.unique(begin, return_index=True, return_inverse=True)
        self.pairs = pairs[first]
        self.most = np.zeros(len(self.begins), int)
        np.maximum.at(self.most, group, self.seen)
        self.order = np.argsort(group, kind="stable")
        self.points = np.searchsorted(group[self.order], np.arange(len(self.begins) + 1))
        self.held = game[first] % HELD == 0

    def losses(self, net, groups):
        """Log-likelihoods of the truth, by the net and by the cards, and the points that they are of."""
        sizes = self.pairs[groups] * self.most[groups]
        starts = np.concatenate([[0], np.cumsum(sizes)])
        own = np.repeat(np.arange(len(groups)), sizes)
        within = np.arange(starts[-1]) - starts[own]
        width = self.pairs[groups][own]
        places = torch.from_numpy((own * MOST + within // width) * PAIRS + within % width)
        values = net(self.rows[torch.from_numpy(self.begins[groups][own] + within)].float() / self.shape["parts"])
        sums = torch.zeros(len(groups) * MOST * PAIRS).index_put((places,), values)
        sums = sums.view(len(groups), MOST, PAIRS).cumsum(1)
        counts = self.points[groups + 1] - self.points[groups]
        starts = np.concatenate([[0], np.cumsum(counts)])
        asked = np.repeat(np.arange(len(groups)), counts)
        points = self.order[self.points[groups][asked] + np.arange(starts[-1]) - starts[asked]]
        cards = self.priors[points]
        told = sums[torch.from_numpy(asked), torch.from_numpy((self.seen[points] - 1).astype(np.int64))]
        truth = torch.from_numpy(self.truth[points].astype(np.int64)).unsqueeze(1)
        both = torch.log_softmax(told + cards, 1).gather(1, truth).squeeze(1)
        return both, cards.gather(1, truth).squeeze(1), points


class Net(torch.nn.Module):
    def __init__(self, width):
        super().__init__()
        self.hidden = torch.nn.Linear(width, UNITS)
        self.out = torch.nn.Linear(UNITS, 1, bias=False)
        self.direct = torch.nn.Linear(width, 1, bias=False)
        self.out.weight.data *= 0.3
        self.direct.weight.data *= 0.1

    def forward(self, rows):
        return (self.out(torch.relu(self.hidden(rows))) + self.direct(rows)).squeeze(1)

    def go_on(self, path):
        with open(path) as file:
            known = json.load(file)
        self.hidden.weight.data = torch.tensor(known["hidden"])
        self.hidden.bias.data = torch.tensor(known["bias"])
        self.out.weight.data = torch.tensor([known["out"]])
        self.direct.weight.data = torch.tensor([known["direct"]])

    def plain(self):
        def numbers(weights):
            return np.round(weights.detach().numpy().astype(float), 4).tolist()

        return {
            "hidden": numbers(self.hidden.weight),
            "bias": numbers(self.hidden.bias),
            "out": numbers(self.out.weight)[0],
            "direct": numbers(self.direct.weight)[0],
        }


def judge(data, net):
    groups = np.where(data.held)[0]
    with torch.no_grad():
        both, cards, points = (
            np.concatenate([np.asarray(part) for part in parts])
            for parts in zip(*(data.losses(net, groups[at : at + 512]) for at in range(0, len(groups), 512)))
        )
    last = data.played[points] >= 12 - data.seats[points]
    gain = both - cards
    return {
        "cards": round(float(-cards.mean()), 4),
        "gain": round(float(gain.mean()), 4),
        "lastCards": round(float(-cards[last].mean()), 4),
        "lastGain": round(float(gain[last].mean()), 4),
    }


def main(path, epochs, folders, begin):
    torch.set_num_threads(1)
    torch.manual_seed(0)
    data = Data(folders)
    net = Net(data.shape["width"])
    if begin is not None:
        net.go_on(begin)
    rate = RATE if begin is None else RATE / 3
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    random = np.random.RandomState(0)
    train = np.where(~data.held)[0]
    steps, order = int(epochs * len(train) / BATCH), []
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - step / steps) + 2e-5
        if len(order) < BATCH:
            order = random.permutation(train)
        groups, order = order[:BATCH], order[BATCH:]
        loss = -data.losses(net, groups)[0].mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    with open(path, "w") as file:
        json.dump(net.plain(), file)
        file.write("\n")
    print(json.dumps(judge(data, net)))


parser = argparse.ArgumentParser()
parser.add_argument("path")
parser.add_argument("epochs", type=float)
parser.add_argument("folders", nargs="+")
parser.add_argument("--begin")
main(**vars(parser.parse_args()))
