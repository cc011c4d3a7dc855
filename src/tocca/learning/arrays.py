"""The kinds of arrays that kernels write and vector environments hand out."""

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]
Reals = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
