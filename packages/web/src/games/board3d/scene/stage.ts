import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  LinearSRGBColorSpace,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  Scene as Space,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Rgb } from './colours.ts';
import type { Cost } from './contract.ts';
import type { Facets } from './facets.ts';
import type { Vector } from './layout.ts';
import type { Camera, Size } from './view.ts';

/** What is drawn at once: all that lies still, what is being tried, what is only suggested, what falls. */
export type Part = 'still' | 'held' | 'glass' | 'falling';
const PARTS: readonly Part[] = ['still', 'held', 'glass', 'falling'];
const GLASS = 0.72;

const VERTEX = `
  attribute vec3 tint;
  varying vec3 seen;
  void main() {
    seen = tint;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;
const FRAGMENT = `
  uniform float opacity;
  varying vec3 seen;
  void main() {
    gl_FragColor = vec4(seen, opacity);
  }`;

/** Colours come as they are to be seen, with light and shadow in them. */
const makePaint = (opacity: number): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { opacity: { value: opacity } },
    transparent: opacity < 1,
  });

/** Drawing without a graphics card, every pixel counts four times with smooth edges. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Asks on a canvas of its own who draws: whether edges are smoothed must be known before the first frame. */
function isSoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return false;
  const extension = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER) as string;
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(name);
}

/** All that three.js does for us. */
export class SceneStage {
  private readonly renderer: WebGLRenderer;
  private readonly space = new Space();
  private readonly camera = new PerspectiveCamera();
  private meshes: Readonly<Record<Part, Mesh<BufferGeometry, ShaderMaterial>>>;
  private readonly isSlow = isSoftware();

  /** Throws if the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    // A context of our own, as three.js asks for one that can be seen through, which takes longer to put on the screen.
    const wishes: WebGLContextAttributes = {
      alpha: false,
      stencil: false,
      antialias: !this.isSlow,
      powerPreference: 'low-power',
    };
    const context = canvas.getContext('webgl2', wishes);
    if (!context) throw new Error('there is no WebGL');
    this.renderer = new WebGLRenderer({ canvas, context });
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.meshes = this.makeMeshes();
  }

  private makeMeshes(): SceneStage['meshes'] {
    return Object.fromEntries(PARTS.map((part) => [part, this.makeMesh(part)])) as SceneStage['meshes'];
  }

  /** In a new context nothing of the old one can be used, nor given back. All parts must be filled again. */
  renew(): void {
    this.space.clear();
    this.meshes = this.makeMeshes();
  }

  private makeMesh(part: Part): Mesh<BufferGeometry, ShaderMaterial> {
    const mesh = new Mesh(new BufferGeometry(), makePaint(part === 'glass' ? GLASS : 1));
    mesh.frustumCulled = false;
    mesh.visible = false;
    this.space.add(mesh);
    return mesh;
  }

  fill(part: Part, { positions, colours }: Facets): void {
    const mesh = this.meshes[part];
    mesh.geometry.dispose();
    mesh.geometry = new BufferGeometry();
    mesh.geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
    mesh.geometry.setAttribute('tint', new Float32BufferAttribute(colours, 3));
    mesh.visible = positions.length > 0;
  }

  raise(part: Part, height: number): void {
    this.meshes[part].position.y = height;
  }

  /** The colour of the table, as far as one can see. */
  setBackground([r, g, b]: Rgb): void {
    this.renderer.setClearColor(new Color(r, g, b));
  }

  resize({ width, height }: Size): void {
    this.renderer.setPixelRatio(this.isSlow ? 1 : Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
  }

  draw({ eye, right, up, back, wide, high, distance }: Camera, depth: number): void {
    const toVector = (vector: Vector): Vector3 => new Vector3(...vector);
    this.camera.position.set(...eye);
    this.camera.quaternion.setFromRotationMatrix(
      new Matrix4().makeBasis(toVector(right), toVector(up), toVector(back)),
    );
    this.camera.fov = (2 * Math.atan(high) * 180) / Math.PI;
    this.camera.aspect = wide / high;
    this.camera.near = Math.max(0.3, distance - depth);
    this.camera.far = distance + 3 * depth;
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.space, this.camera);
  }

  get cost(): Cost {
    const { render, memory, programs } = this.renderer.info;
    return {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      programs: programs?.length ?? 0,
    };
  }

  /** Browsers keep only a few contexts: this one is given back at once. */
  close(): void {
    for (const { geometry, material } of Object.values(this.meshes)) {
      geometry.dispose();
      material.dispose();
    }
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
