"""Removes the remaining noise from a render: `python3 denoise.py in.png out.png`. Needs python3-opencv (Debian)."""
import sys

import cv2

image = cv2.imread(sys.argv[1])
# Non-local means smooths flat surfaces and preserves edges. Weak on purpose: the samples do most of the work.
cv2.imwrite(sys.argv[2], cv2.fastNlMeansDenoisingColored(image, None, 4, 6, 5, 15))
