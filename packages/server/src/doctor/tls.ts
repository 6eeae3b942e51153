import { X509Certificate } from 'node:crypto';
import { readCertificate } from '../certificates.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { doubt, fine, wrong, type Diagnosis } from './diagnosis.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Those who renew do so a month before. */
const SOON = 14;

/** The certificate in the settings: whether it fits its key, counts today, and is for the name that people use. */
export function checkCertificate(settings: ServerSettings, now = Date.now()): Diagnosis[] {
  const pair = readCertificate(settings);
  if (!pair) return [];
  const certificate = new X509Certificate(pair.cert);
  return [...checkDates(certificate, now), ...checkName(certificate, settings.publicUrl)];
}

export function checkDates({ validFrom, validTo }: { validFrom: string; validTo: string }, now: number): Diagnosis[] {
  const left = Math.floor((Date.parse(validTo) - now) / DAY);
  if (Date.parse(validFrom) > now)
    return [wrong('tls', `the certificate counts from ${validFrom} on; is the clock right?`)];
  if (left < 0) return [wrong('tls', `the certificate has expired on ${validTo}; renew it, then: kill -HUP`)];
  const said = `the certificate counts for ${left} more days`;
  return [left < SOON ? doubt('tls', `${said}; renew it, then: kill -HUP`) : fine('tls', said)];
}

function checkName(certificate: X509Certificate, publicUrl: string): Diagnosis[] {
  if (publicUrl === '') return [];
  const { hostname } = new URL(publicUrl);
  return certificate.checkHost(hostname) === undefined
    ? [
        wrong(
          'tls',
          `the certificate is not for ${hostname}, but for ${certificate.subjectAltName ?? certificate.subject}`,
        ),
      ]
    : [fine('tls', `it is for ${hostname}`)];
}
