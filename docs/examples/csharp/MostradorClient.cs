// The few lines an integration needs around HttpClient. .NET 8 or newer; nothing to install.
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

namespace Mostrador.Examples
{
    /// <summary>What stood in the way of a request. Decide by Code; show the message and Errors to a person.</summary>
    public sealed class ProblemException : Exception
    {
        public string Code { get; }
        public JsonArray Errors { get; }

        public ProblemException(JsonNode body)
            : base($"{body["code"]} ({body["status"]}): {body["detail"]}")
        {
            Code = (string)body["code"];
            Errors = body["errors"] as JsonArray ?? new JsonArray();
        }
    }

    public sealed class MostradorClient
    {
        private readonly HttpClient http = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };

        public MostradorClient(string url, string key)
        {
            http.BaseAddress = new Uri(url);
            http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", key);
        }

        /// <summary>Calls the service and reads its JSON.</summary>
        public async Task<JsonNode> Call(HttpMethod method, string path, JsonObject body = null, string idempotencyKey = null)
        {
            var answer = await Send(method, path, body, idempotencyKey);
            return JsonNode.Parse(Encoding.UTF8.GetString(answer));
        }

        /// <summary>Fetches a file as bytes.</summary>
        public Task<byte[]> Download(string path) => Send(HttpMethod.Get, path, null, null);

        private async Task<byte[]> Send(HttpMethod method, string path, JsonObject body, string idempotencyKey)
        {
            // A connection may break after the request arrived. Repeat only what cannot happen twice.
            var attempts = method == HttpMethod.Get || idempotencyKey != null ? 5 : 1;
            for (var attempt = 1; ; attempt++)
            {
                using (var request = new HttpRequestMessage(method, path))
                {
                    if (body != null) request.Content = new StringContent(body.ToJsonString(), Encoding.UTF8, "application/json");
                    if (idempotencyKey != null) request.Headers.Add("Idempotency-Key", idempotencyKey);
                    try
                    {
                        using (var response = await http.SendAsync(request))
                        {
                            var bytes = await response.Content.ReadAsByteArrayAsync();
                            if (response.IsSuccessStatusCode) return bytes;
                            throw new ProblemException(JsonNode.Parse(Encoding.UTF8.GetString(bytes)));
                        }
                    }
                    catch (HttpRequestException) when (attempt < attempts)
                    {
                        await Task.Delay(attempt * 500);
                    }
                }
            }
        }
    }
}
