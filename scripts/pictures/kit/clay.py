"""Modeling in clay: shapes as distances from their surface, which blend softly into each other, and become smooth meshes."""
import bpy
import numpy as np

from .palette import material

BLOCK = 4
"""How many steps of the grid are looked at together, before those near the surface are looked at one by one."""
FAR = 1.4


def vec(place):
    return np.array(tuple(place), np.float32)


def ellipsoid(center, radii, turn=None):
    """`turn` is a rotation matrix whose columns are the ellipsoid's axes."""
    middle, radius = vec(center), vec(radii)
    axes = None if turn is None else np.array(turn, np.float32)

    def field(p):
        away = p - middle
        if axes is not None:
            away = away @ axes
        scaled = away / radius
        near = np.maximum(np.linalg.norm(scaled, axis=1), 1e-4)
        return near * (near - 1) / np.maximum(np.linalg.norm(scaled / radius, axis=1), 1e-4)
    return field


def limb(start, first, end, second, flat=None):
    """A rounded, tapered limb between two places. `flat` is an axis, and what part of the thickness it has along it."""
    a, b = vec(start), vec(end)
    along = b - a
    length = float(along @ along) or 1e-8
    axis, part = (vec(flat[0]), flat[1]) if flat else (None, 1)

    def field(p):
        away = p - a
        share = np.clip(away @ along / length, 0, 1)
        away = away - share[:, None] * along
        if axis is not None:
            away = away + (away @ axis * (1 / part - 1))[:, None] * axis
        return (np.linalg.norm(away, axis=1) - first - (second - first) * share) * min(1, part)
    return field


def path(places, radii, flat=None, soft=0.01):
    """Limbs from each place to the next one."""
    return blend(soft, *(limb(places[i], radii[i], places[i + 1], radii[i + 1], flat) for i in range(len(places) - 1)))


def block(center, half, radius, turn=None):
    """A box with rounded edges."""
    middle, size = vec(center), vec(half) - radius
    axes = None if turn is None else np.array(turn, np.float32)

    def field(p):
        away = p - middle
        if axes is not None:
            away = away @ axes
        out = np.abs(away) - size
        return np.linalg.norm(np.maximum(out, 0), axis=1) + np.minimum(out.max(axis=1), 0) - radius
    return field


def half(at, normal):
    """All that is on the other side of a plane than its normal."""
    place, out = vec(at), vec(normal)
    return lambda p: (p - place) @ out


def blend(soft, *fields):
    """A union with soft seams."""
    def field(p):
        whole = fields[0](p)
        for other in fields[1:]:
            whole = _soft_min(whole, other(p), soft)
        return whole
    return field


def common(soft, *fields):
    """What all shapes have in common, with soft edges."""
    def field(p):
        whole = -fields[0](p)
        for other in fields[1:]:
            whole = _soft_min(whole, -other(p), soft)
        return -whole
    return field


def without(soft, first, *others):
    """A shape from which others are taken away."""
    return common(soft, first, *((lambda other: lambda p: -other(p))(other) for other in others))


def grown(field, by):
    return lambda p: field(p) - by


def _soft_min(a, b, soft):
    if soft <= 0:
        return np.minimum(a, b)
    share = np.clip(0.5 + 0.5 * (b - a) / soft, 0, 1)
    return b + (a - b) * share - soft * share * (1 - share)


def mold(body, field, low, high, step, color, finish=None):
    """Turns a shape between two corners into a mesh with faces as large as `step`, in one color."""
    low, high = vec(low), vec(high)
    counts = np.ceil((high - low) / step / BLOCK).astype(int) * BLOCK
    values = _sample(field, low, counts, step)
    places, faces = _surface(values)
    mesh = bpy.data.meshes.new("clay")
    mesh.from_pydata((places * step + low).tolist(), [], faces.tolist())
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.materials.append(material(color, finish))
    made = bpy.data.objects.new("clay", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.parent = body
    return made


def _grid(low, counts, step):
    axes = [low[axis] + step * np.arange(counts[axis], dtype=np.float32) for axis in range(3)]
    return np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1)


def _sample(field, low, counts, step):
    """Distances at the grid's places, exact only near the surface."""
    size = BLOCK * step
    rough = field(_grid(low + (size - step) / 2, counts // BLOCK, size).reshape(-1, 3)).reshape(counts // BLOCK)
    values = rough.repeat(BLOCK, 0).repeat(BLOCK, 1).repeat(BLOCK, 2)
    close = np.abs(values) < size * FAR
    values[close] = field(_grid(low, counts, step)[close])
    return values


def _surface(values):
    """Surface nets: a vertex in each cell that the surface crosses, a face across each edge."""
    inside = values < 0
    cells = tuple(count - 1 for count in values.shape)
    total, hits = np.zeros((*cells, 3), np.float32), np.zeros(cells, np.float32)

    def corner(array, offset):
        return array[tuple(slice(offset[axis], offset[axis] + cells[axis]) for axis in range(3))]
    for axis in range(3):
        for one in (0, 1):
            for two in (0, 1):
                start = [one, two]
                start.insert(axis, 0)
                end = list(start)
                end[axis] = 1
                a, b = corner(values, start), corner(values, end)
                crossed = corner(inside, start) != corner(inside, end)
                share = np.where(crossed, a / np.where(crossed, a - b, 1), 0)
                hits += crossed
                for other in range(3):
                    total[..., other] += crossed * (share if other == axis else start[other])
    used = hits > 0
    number = np.full(cells, -1)
    number[used] = np.arange(used.sum())
    places = total[used] / hits[used][:, None] + np.argwhere(used)
    faces = []
    for axis in range(3):
        one, two = (axis + 1) % 3, (axis + 2) % 3
        first, second = np.take(inside, range(cells[axis]), axis), np.take(inside, range(1, cells[axis] + 1), axis)
        at = np.argwhere(first != second)
        at = at[(at[:, one] > 0) & (at[:, two] > 0) & (at[:, one] < cells[one]) & (at[:, two] < cells[two])]
        around = []
        for a, b in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            moved = at.copy()
            moved[:, one] += a
            moved[:, two] += b
            around.append(number[tuple(moved.T)])
        quads = np.stack(around, axis=1)
        outward = first[tuple(at.T)]
        faces.append(np.where(outward[:, None], quads, quads[:, ::-1]))
    return places, np.concatenate(faces)
