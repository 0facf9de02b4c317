"""Car bodies: a smooth surface through cross-sections, divided by planes into panels, glass, lamps and shut lines."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from .palette import material

FINE, COARSE = 0.02, 0.055
"""The distance between cross-sections at the rounded ends and elsewhere."""


class Shell:
    """
    A body under construction. `curves` gives for positions along x, front to back, the values of `low` (the underside),
    `belt` (the shoulder), `top` (hood, roof and trunk), `half` (half the width) and `rail` (half the roof's width).
    """

    def __init__(self, curves, blur=0.045):
        self.bm = bmesh.new()
        self.slots = ["paint"]
        front, back = curves["top"][0][0], curves["top"][-1][0]
        stations = _stations(front, back)
        values = {name: _smooth(points, stations, blur) for name, points in curves.items()}
        rings = [_ring(x, {name: value[index] for name, value in values.items()}) for index, x in enumerate(stations)]
        rows = [[self.bm.verts.new(point) for point in ring] for ring in rings]
        count = len(rows[0])
        for first, second in zip(rows, rows[1:]):
            for index in range(count):
                after = (index + 1) % count
                self.bm.faces.new((first[index], first[after], second[after], second[index]))
        for row in (rows[0], rows[-1]):
            self._cap(row)
        # The ends' faces, too: paint that is seen from behind is dark.
        bmesh.ops.recalc_face_normals(self.bm, faces=self.bm.faces)
        # It turns a pickup's inward.
        if self.bm.calc_volume(signed=True) < 0:
            bmesh.ops.reverse_faces(self.bm, faces=self.bm.faces)

    def _cap(self, row):
        """Closes an end with a ladder of faces between left and right."""
        count = len(row)
        for index in range(count // 2):
            corners = [row[index], row[index + 1], row[(count - index - 1) % count], row[(count - index) % count]]
            corners = list(dict.fromkeys(corners))
            if len(corners) > 2:
                self.bm.faces.new(corners)

    def inside(self, planes):
        """The faces within a convex region, cut along its planes. A plane is a point and the outward direction."""
        faces = [face for face in self.bm.faces if all(_touches(face, plane) for plane in planes)]
        for point, outward in planes:
            faces = [face for face in faces if face.is_valid]
            parts = {part for face in faces for part in (face, *face.edges, *face.verts)}
            cut = bmesh.ops.bisect_plane(self.bm, geom=list(parts), plane_co=point, plane_no=outward, dist=1e-5)
            faces = [part for part in cut["geom"] if isinstance(part, bmesh.types.BMFace)]
        return [face for face in faces if face.is_valid and all(_within(face, plane) for plane in planes)]

    def paint(self, planes, color):
        """Gives the part of the surface in a region another material."""
        if color not in self.slots:
            self.slots.append(color)
        for face in self.inside(planes):
            face.material_index = self.slots.index(color)

    def remove(self, planes):
        bmesh.ops.delete(self.bm, geom=self.inside(planes), context="FACES")

    def lift(self, planes, hinge, angle):
        """Opens a panel: turns the surface in a region, in degrees, around an axis along y."""
        faces = self.inside(planes)
        bmesh.ops.split(self.bm, geom=faces)
        verts = {vert for face in self.inside(planes) for vert in face.verts}
        turn = math.radians(angle)
        for vert in verts:
            x, z = vert.co.x - hinge[0], vert.co.z - hinge[1]
            vert.co.x = hinge[0] + x * math.cos(turn) + z * math.sin(turn)
            vert.co.z = hinge[1] - x * math.sin(turn) + z * math.cos(turn)

    def crease(self, height, rise, depth, reach=0.09):
        """
        Draws the flanks in below a line from lamp to lamp, which leaves an edge that catches the light. The line has a `height`
        at x = 0 and rises by `rise` a meter toward the front; below it, the flank swells back within `reach`.
        """
        across = Vector((-rise, 0, 1)).normalized()
        for below in (0, 0.012, *(reach * step for step in (0.3, 0.6, 1, 1.5, 2))):
            flanks = {part for face in self.bm.faces if abs(face.calc_center_median().y) > 0.6 for part in (face, *face.edges, *face.verts)}
            bmesh.ops.bisect_plane(self.bm, geom=list(flanks), plane_co=(0, 0, height - below), plane_no=across, dist=1e-5)
        for vert in self.bm.verts:
            below = height + rise * vert.co.x - vert.co.z
            if below > 0.001 and abs(vert.co.y) > 0.6:
                fade = min(1, max(0, (2.15 - abs(vert.co.x)) / 0.3))
                vert.co.y -= math.copysign(depth * fade * min(1, below / 0.012) * math.exp(-((below / reach) ** 2)), vert.co.y)

    def finish(self, name):
        """The surface as an object."""
        for face in self.bm.faces:
            face.smooth = True
        mesh = bpy.data.meshes.new(name)
        self.bm.to_mesh(mesh)
        self.bm.free()
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(50)
        for slot in self.slots:
            mesh.materials.append(material(slot))
        made = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(made)
        return made


def prism(outline, low, high, axis="y"):
    """The planes of a convex outline, [(x, z)], [(y, z)] along x or [(x, y)] along z, between two values on the axis."""
    planes = []
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    for a, b in zip(outline, outline[1:] + outline[:1]):
        across = (b[1] - a[1], a[0] - b[0]) if area > 0 else (a[1] - b[1], b[0] - a[0])
        planes.append((_beside(axis, a), _beside(axis, across).normalized()))
    along = _beside(axis, (0, 0), 1)
    return [*planes, (along * low, -along), (along * high, along)]


def _beside(axis, pair, value=0):
    """A vector with a pair of numbers on the other axes."""
    parts = list(pair)
    parts.insert("xyz".index(axis), value)
    return Vector(parts)


def rounded(outline, radius, steps=3):
    """A convex outline with its corners rounded."""
    points = []
    for before, corner, after in zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1]):
        ends = []
        for other in (before, after):
            share = min(0.45, radius / math.dist(corner, other))
            ends.append([c + (o - c) * share for c, o in zip(corner, other)])
        for step in range(steps + 1):
            t = step / steps
            points.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * c + t ** 2 * b for a, c, b in zip(ends[0], corner, ends[1])))
    return points


def shrink(outline, by):
    """A convex outline, moved inward."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    sign = 1 if area > 0 else -1
    lines = []
    for a, b in zip(outline, outline[1:] + outline[:1]):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        normal = (-(b[1] - a[1]) / length * sign, (b[0] - a[0]) / length * sign)
        lines.append((normal, normal[0] * a[0] + normal[1] * a[1] + by))
    points = []
    for (first, c), (second, d) in zip(lines[-1:] + lines[:-1], lines):
        det = first[0] * second[1] - first[1] * second[0]
        points.append(((c * second[1] - d * first[1]) / det, (first[0] * d - second[0] * c) / det))
    return points


def _touches(face, plane):
    return any((vert.co - plane[0]).dot(plane[1]) < 1e-6 for vert in face.verts)


def _within(face, plane):
    return (face.calc_center_median() - plane[0]).dot(plane[1]) < 0


def _stations(front, back):
    """Positions from front to back, close together where the ends are round."""
    marks, x = [], front
    while x > back:
        marks.append(x)
        x -= FINE if min(front - x, x - back) < 0.36 else COARSE
    return [*marks, back]


def _smooth(points, stations, blur):
    """A curve through points, with rounded corners."""
    xs = np.array([x for x, _ in points][::-1])
    ys = np.array([y for _, y in points][::-1])
    fine = np.arange(xs[0] - 0.4, xs[-1] + 0.4, 0.01)
    values = np.interp(fine, xs, ys)
    # Beyond the ends, the curve goes on in its last direction: a blur would bend it otherwise.
    values = np.where(fine > xs[-1], ys[-1] + (fine - xs[-1]) * (ys[-1] - ys[-2]) / (xs[-1] - xs[-2]), values)
    values = np.where(fine < xs[0], ys[0] + (fine - xs[0]) * (ys[1] - ys[0]) / (xs[1] - xs[0]), values)
    reach = np.arange(-15, 16) * 0.01
    kernel = np.exp(-0.5 * (reach / blur) ** 2)
    return np.interp(stations, fine, np.convolve(values, kernel / kernel.sum(), mode="same"))


def _ring(x, at, steps=4):
    """A cross-section as a closed B-spline, from the middle of the underside up the left and down the right."""
    low, belt, top, half, rail = (at[name] for name in ("low", "belt", "top", "half", "rail"))
    cabin = min(1, max(0, (top - belt) / 0.42))
    height = belt - low
    points = [(0, low), (half - 0.2, low), (half - 0.05, low + 0.01), (half - 0.012, low + 0.12 * height), (half + 0.004, low + 0.42 * height),
              (half + 0.006, low + 0.62 * height), (half - 0.004, low + 0.78 * height), (half - 0.03, belt - 0.035), (half - 0.075, belt + 0.002),
              (half - 0.1 - 0.02 * cabin, belt + 0.02), (rail + 0.03, top - 0.13 * cabin - 0.016), (rail - 0.015, top - 0.06 * cabin - 0.012),
              (rail - 0.1, top - 0.022 * cabin - 0.008), (rail * 0.45, top - 0.002), (0, top + 0.004)]
    ring = points + [(-y, z) for y, z in points[-2:0:-1]]
    count = len(ring)
    result = []
    for index in range(count):
        a, b, c, d = (ring[(index + shift) % count] for shift in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            weights = ((1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6, t ** 3 / 6)
            result.append((x, *(sum(w * p[axis] for w, p in zip(weights, (a, b, c, d))) for axis in (0, 1))))
    return result
