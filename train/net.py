"""Exact nets: whole weights and whole activations, so that sums are the same in any order, on any processor.

A view is read as whole 32nds, clipped to 127 of them. Every layer has weights that are whole parts of a power of two, at most 127
of them, and gives whole 32nds from 0 to 127. With at most a thousand terms a sum stays below 2^24, where every whole number is
exact in a float of four bytes; powers of two scale without an error. The last layer gives its sum as it is, times a power of two.
"""

import torch
from torch import nn

PARTS = 32
MOST = 127


def whole(values, least, most):
    """Rounds to whole numbers and clips; gradients pass as if it had only clipped."""
    clipped = values.clamp(least, most)
    return clipped + (clipped.round() - clipped).detach()


class Layer(nn.Module):
    """A linear layer whose weights are whole parts of 2^bits."""

    def __init__(self, inputs, outputs, bits):
        super().__init__()
        self.bits = bits
        self.linear = nn.Linear(inputs, outputs)

    def whole(self):
        """Weights in parts of 2^-bits, and the bias in those of a product, both whole."""
        scale = 2.0**self.bits
        return (
            whole(self.linear.weight * scale, -MOST, MOST),
            whole(self.linear.bias * (scale * PARTS), -(2**21), 2**21),
        )

    def forward(self, parts):
        """From whole 32nds to a whole sum, in parts of 2^-(5 + bits)."""
        weight, bias = self.whole()
        return nn.functional.linear(parts, weight, bias)


class ExactNet(nn.Module):
    """Views [n, size] to corrections [n, outputs], in `unit`, a power of two; `blind` are columns that it does not read."""

    def __init__(self, size, hidden, outputs, unit, blind=(), bits=6):
        super().__init__()
        sizes = [size, *hidden, outputs]
        self.blind = list(blind)
        self.layers = nn.ModuleList(Layer(a, b, bits) for a, b in zip(sizes, sizes[1:]))
        self.unit = unit
        with torch.no_grad():
            self.layers[0].linear.weight[:, self.blind] = 0
            # It begins as the forecast by itself.
            self.layers[-1].linear.weight.mul_(0.1)
            self.layers[-1].linear.bias.zero_()

    def forward(self, view):
        parts = whole(view * PARTS, -MOST, MOST)
        # Weights of what is always nothing stay what they were at first.
        parts[:, self.blind] = 0
        for layer in self.layers[:-1]:
            parts = whole(layer(parts) / 2.0**layer.bits, 0, MOST)
        last = self.layers[-1]
        return last(parts) * (self.unit / (PARTS * 2.0**last.bits))


class Frozen(nn.Module):
    """The same as plain operations on whole numbers, for export."""

    def __init__(self, net):
        super().__init__()
        self.linears = nn.ModuleList()
        for layer in net.layers:
            weight, bias = layer.whole()
            linear = nn.Linear(weight.shape[1], weight.shape[0])
            linear.weight = nn.Parameter(weight.detach().clone())
            linear.bias = nn.Parameter(bias.detach().clone())
            self.linears.append(linear)
        self.bits = [layer.bits for layer in net.layers]
        self.unit = net.unit

    def forward(self, view):
        parts = torch.clamp(torch.round(view * float(PARTS)), -float(MOST), float(MOST))
        for linear, bits in zip(self.linears[:-1], self.bits):
            parts = torch.clamp(torch.round(linear(parts) * 2.0**-bits), 0.0, float(MOST))
        return self.linears[-1](parts) * (self.unit / (PARTS * 2.0 ** self.bits[-1]))


def export(net, size, file):
    """Writes the net as ONNX: `view` [n, size] to `correction` [n, outputs]."""
    torch.onnx.export(
        Frozen(net).eval(),
        torch.zeros(2, size),
        file,
        opset_version=13,
        input_names=["view"],
        output_names=["correction"],
        dynamic_axes={"view": {0: "rows"}, "correction": {0: "rows"}},
    )
