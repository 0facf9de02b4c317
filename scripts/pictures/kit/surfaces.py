"""What surfaces are like: paint under a clear coat, glass, water, and grounds with joints, stains and puddles."""


def _nodes(tree):
    """Short names for the nodes that all surfaces are built from."""
    def node(kind, **settings):
        made = tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(made, name, value)
        return made

    def noise(scale, detail=3.0, roughness=0.55, stretch=None):
        made = node("TexNoise")
        made.inputs["Scale"].default_value = scale
        made.inputs["Detail"].default_value = detail
        made.inputs["Roughness"].default_value = roughness
        place = node("NewGeometry").outputs["Position"]
        if stretch:
            mapping = node("Mapping")
            mapping.inputs["Scale"].default_value = stretch
            tree.links.new(place, mapping.inputs["Vector"])
            place = mapping.outputs["Vector"]
        tree.links.new(place, made.inputs["Vector"])
        return made.outputs["Fac"]

    def spread(value, low, high, start=0.0, end=1.0):
        made = node("MapRange")
        for name, number in (("From Min", low), ("From Max", high), ("To Min", start), ("To Max", end)):
            made.inputs[name].default_value = number
        tree.links.new(value, made.inputs["Value"])
        return made.outputs["Result"]

    def math(operation, first, second=None):
        made = node("Math", operation=operation)
        for slot, value in enumerate((first, second)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                made.inputs[slot].default_value = value
            else:
                tree.links.new(value, made.inputs[slot])
        return made.outputs[0]

    def tint(color, factor, other):
        """`color` mixed with `other` by a factor. Either is a socket or linear RGB."""
        made = node("MixRGB")
        for slot, value in (("Color1", color), ("Color2", other)):
            if isinstance(value, (list, tuple)):
                made.inputs[slot].default_value = (*value[:3], 1)
            else:
                tree.links.new(value, made.inputs[slot])
        if isinstance(factor, (int, float)):
            made.inputs["Fac"].default_value = factor
        else:
            tree.links.new(factor, made.inputs["Fac"])
        return made.outputs["Color"]
    return node, noise, spread, math, tint


def _scaled(color, by):
    return [min(1, part * by) for part in color]


def clear_coat(tree, shader, name):
    """A car's paint: a clear coat outside; inside, where the same faces are seen from behind, dark trim."""
    node, _, _, _, tint = _nodes(tree)
    shader.inputs["Roughness"].default_value = 0.42
    shader.inputs["Metallic"].default_value = 0.45 if name in ("silver", "charcoal", "steel", "navy") else 0.0
    shader.inputs["Clearcoat"].default_value = 1.0
    shader.inputs["Clearcoat Roughness"].default_value = 0.03
    color = list(shader.inputs["Base Color"].default_value)
    tree.links.new(tint(color, node("NewGeometry").outputs["Backfacing"], (0.012, 0.012, 0.013)), shader.inputs["Base Color"])


def tinted_glass(tree, color):
    """Dark glass that shows what is behind it and reflects the sky."""
    node, _, _, _, _ = _nodes(tree)
    through, mirror, mix, fresnel = node("BsdfTransparent"), node("BsdfGlossy"), node("MixShader"), node("Fresnel")
    through.inputs["Color"].default_value = (0.30, 0.36, 0.38, 1)
    mirror.inputs["Roughness"].default_value = 0.02
    mirror.inputs["Color"].default_value = (0.95, 0.97, 1, 1)
    fresnel.inputs["IOR"].default_value = 1.75
    tree.links.new(fresnel.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])


def weathered(tree, shader, color, roughness):
    """A little dirt and fading, so that no surface has only one tone."""
    _, noise, spread, _, tint = _nodes(tree)
    wear = spread(noise(0.45, 4, 0.55), 0.35, 0.75)
    tree.links.new(tint(_scaled(color, 1.03), wear, _scaled(color, 0.9)), shader.inputs["Base Color"])
    tree.links.new(spread(noise(3.1, 3), 0.3, 0.7, roughness - 0.08, min(1, roughness + 0.12)), shader.inputs["Roughness"])


def cloth(tree, shader, color):
    """A soft fabric with folds."""
    node, noise, spread, _, tint = _nodes(tree)
    folds = noise(7.0, 2, 0.45, (1, 1, 0.55))
    tree.links.new(tint(_scaled(color, 1.04), spread(folds, 0.4, 0.7), _scaled(color, 0.84)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.92
    shader.inputs["Specular"].default_value = 0.12
    shader.inputs["Sheen"].default_value = 0.25
    bump = node("Bump")
    bump.inputs["Strength"].default_value = 0.45
    bump.inputs["Distance"].default_value = 0.03
    tree.links.new(folds, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def skin(tree, shader, color):
    """Skin with a soft sheen, a little redder where it is thin."""
    _, noise, spread, _, tint = _nodes(tree)
    warm = [min(1, color[0] * 1.18), color[1] * 1.02, color[2] * 0.98]
    tree.links.new(tint(color, spread(noise(9.0, 2, 0.5), 0.35, 0.7), warm), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.5
    shader.inputs["Specular"].default_value = 0.35
    shader.inputs["Sheen"].default_value = 0.12


def hair(tree, shader):
    """Close curls, which don't shine."""
    node, noise, _, _, _ = _nodes(tree)
    shader.inputs["Roughness"].default_value = 0.85
    shader.inputs["Specular"].default_value = 0.2
    bump = node("Bump")
    bump.inputs["Strength"].default_value = 0.8
    bump.inputs["Distance"].default_value = 0.006
    tree.links.new(noise(160.0, 2, 0.6), bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def plating(tree, shader, color):
    """A vessel's paint: even, but for faint streaks where rain runs down."""
    _, noise, spread, math, tint = _nodes(tree)
    streaks = math("MULTIPLY", spread(noise(1.0, 3, 0.6, (1.3, 1.3, 0.05)), 0.5, 0.8), 0.5)
    tree.links.new(tint(color, streaks, _scaled(color, 0.82)), shader.inputs["Base Color"])


def ground(tree, shader, color, slab, name):
    """A ground with several tones. Concrete and asphalt also have stains, tracks and puddles, and concrete joints."""
    node, noise, spread, math, tint = _nodes(tree)
    tone = tint(_scaled(color, 1.1), spread(noise(0.11, 4, 0.6), 0.36, 0.66), _scaled(color, 0.72))
    tone = tint(tone, math("MULTIPLY", spread(noise(2.6, 6, 0.7), 0.35, 0.75), 0.5), _scaled(color, 0.62))
    rough = 0.88
    if name in ("concrete", "asphalt"):
        stain = math("MULTIPLY", spread(noise(0.42, 2, 0.4), 0.63, 0.72), spread(noise(1.9, 4), 0.3, 0.6))
        tone = tint(tone, math("MULTIPLY", stain, 0.62), _scaled(color, 0.16))
        tracks = spread(noise(1.0, 2, 0.5, (0.03, 0.9, 1)), 0.56, 0.7)
        tone = tint(tone, math("MULTIPLY", tracks, 0.28), _scaled(color, 0.3))
        puddle = spread(noise(0.16, 2, 0.45), *((0.615, 0.65) if name == "concrete" else (0.66, 0.7)))
        tone = tint(tone, math("MULTIPLY", puddle, 0.6), _scaled(color, 0.28))
        rough = spread(puddle, 0, 1, 0.86, 0.05)
    if name in ("meadow", "leaf", "wheat"):
        tone = tint(tone, spread(noise(9.0, 4, 0.7), 0.42, 0.62), _scaled(color, 0.5))
    if slab:
        tone = tint(tone, _joints(node, math, tree, slab), _scaled(color, 0.22))
    tree.links.new(tone, shader.inputs["Base Color"])
    if not isinstance(rough, float):
        tree.links.new(rough, shader.inputs["Roughness"])
    if name not in ("concrete", "asphalt", "deck", "sidewalk"):
        bump = node("Bump")
        bump.inputs["Strength"].default_value = 0.5
        bump.inputs["Distance"].default_value = 0.12
        tree.links.new(noise(3.4, 6, 0.7), bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _joints(node, math, tree, slab):
    """1 at the lines of a square grid."""
    split = node("SeparateXYZ")
    tree.links.new(node("NewGeometry").outputs["Position"], split.inputs[0])
    lines = []
    for axis in (0, 1):
        shifted = math("ADD", split.outputs[axis], 1000.0 * slab + slab * 0.31)
        lines.append(math("LESS_THAN", math("MODULO", shifted, slab), 0.045))
    return math("MULTIPLY", math("MAXIMUM", *lines), 0.75)


def water(tree, shader):
    """Swell and ripples as a bump map, deep below and light where it is shallow to the eye."""
    node, noise, spread, math, tint = _nodes(tree)
    color = list(shader.inputs["Base Color"].default_value)
    drift = spread(noise(0.02, 3, 0.6), 0.35, 0.7)
    tree.links.new(tint(_scaled(color, 1.15), drift, _scaled(color, 0.62)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.15
    shader.inputs["Specular"].default_value = 0.6
    swell, chop, ripple = noise(0.09, 3, 0.5, (1, 1.7, 1)), noise(0.5, 3, 0.55, (1, 1.5, 1)), noise(2.2, 2, 0.5)
    height = math("ADD", math("MULTIPLY", swell, 1.6), math("ADD", math("MULTIPLY", chop, 0.42), math("MULTIPLY", ripple, 0.05)))
    bump = node("Bump")
    bump.inputs["Strength"].default_value = 0.6
    bump.inputs["Distance"].default_value = 1.0
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def foam(tree, shader):
    """White water with holes, through which the sea shows, and without edges."""
    node, noise, spread, math, _ = _nodes(tree)
    split = node("SeparateXYZ")
    tree.links.new(node("TexCoord").outputs["Generated"], split.inputs[0])
    fades = [math("SUBTRACT", 1.0, math("POWER", math("MULTIPLY", math("ABSOLUTE", math("SUBTRACT", split.outputs[axis], 0.5)), 2.0), 2.0)) for axis in (0, 1)]
    edge = math("MULTIPLY", *fades)
    torn = spread(math("ADD", noise(1.3, 6, 0.7), math("MULTIPLY", math("SUBTRACT", edge, 0.55), 0.34)), 0.46, 0.62)
    tree.links.new(math("MULTIPLY", torn, math("MULTIPLY", edge, 0.95)), shader.inputs["Alpha"])


def lit(shader, color, strength):
    """A lamp that is on, or a lit room behind a window."""
    shader.inputs["Emission"].default_value = (*color, 1)
    shader.inputs["Emission Strength"].default_value = strength
