"""Where cars are painted, for pictures that are colored later."""
import bpy


def paint_mask(cars):
    """Shows the cars' paint in white and all else of them in black."""
    white, black = (_flat(strength) for strength in (100, 0))
    for car in cars:
        for index, slot in enumerate(car.data.materials):
            car.material_slots[index].link = "OBJECT"
            car.material_slots[index].material = white if slot.name.split(".")[0] == "paint" else black


def _flat(strength):
    made = bpy.data.materials.new("flat")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    shader.inputs["Specular"].default_value = 0
    shader.inputs["Emission"].default_value = (1, 1, 1, 1)
    shader.inputs["Emission Strength"].default_value = strength
    return made
